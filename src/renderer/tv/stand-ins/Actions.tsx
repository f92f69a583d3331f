/** Replaces every game's `panels/Actions.tsx` on the television's page, where nobody decides anything. */
export function Actions() {
  return null;
}

/** Decisions are on the players' phones. */
export function decision(): undefined {
  return undefined;
}
