/** Stands for every game's `panels/SetUpNote.tsx` on the television's page: nobody sets up a table there. */
export function SetUpNote() {
  return null;
}
