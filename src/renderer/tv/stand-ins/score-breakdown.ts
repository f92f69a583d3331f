/** Replaces every game's `panels/score-breakdown.tsx` on the television's page, where no score line unfolds. */
export function scoreBreakdown(): null {
  return null;
}
