/** Which cell of an atlas a card shows while its faces are printed one after the other. Pure. */

type CellFace = string | null;

export interface AtlasCells {
  /** Where a face, or the back (null), is printed. */
  placeOf(sheet: CellFace): number;
  /** What a card is drawn with: the cell of its face once that is shown, the back's until then; nothing before the back is shown. */
  cellOf(sheet: CellFace): number | undefined;
  /** It is drawn. */
  printed(sheet: CellFace): void;
  /** All that is drawn is seen from now on. */
  show(): void;
}

/** So many faces in their order, and the back in the last cell. */
export function cellsOf(faces: readonly string[]): AtlasCells {
  const places = new Map<CellFace, number>(faces.map((id, index) => [id, index]));
  const placeOf = (sheet: CellFace): number => places.get(sheet) ?? faces.length;
  const drawn = new Set<CellFace>();
  let shown: ReadonlySet<CellFace> = new Set();
  return {
    placeOf,
    cellOf: (sheet) => [sheet, null].filter((one) => shown.has(one)).map(placeOf)[0],
    printed: (sheet) => drawn.add(sheet),
    show: () => {
      shown = new Set(drawn);
    },
  };
}
