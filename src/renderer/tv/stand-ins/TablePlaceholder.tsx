/** Stands for `table/sketch/Sketch.tsx` on the television's page: its table is there at once. */
export function Sketch() {
  return null;
}
