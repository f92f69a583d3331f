/** Stands for every game's `panels/Actions.tsx` on the television's page: nobody decides anything there. */
export function Actions() {
  return null;
}

/** What is decided stands on the phones of who decides. */
export function decision(): undefined {
  return undefined;
}
