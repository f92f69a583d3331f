/** Stands for every game's `panels/scoreBreakdown.tsx` on the television's page: nobody unfolds a line of the score there. */
export function scoreBreakdown(): null {
  return null;
}
