/** Stands for every game's `panels/account.tsx` on the television's page: nobody unfolds a line of the score there. */
export function account(): null {
  return null;
}
