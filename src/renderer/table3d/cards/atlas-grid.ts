/** Which atlas cell a card shows while the faces are drawn one after the other. Pure. */

type CellFace = string | null;

export interface AtlasCells {
  /** The cell of a face, or of the back (null). */
  placeOf(sheet: CellFace): number;
  /** The cell to draw a card with: its face's once shown, the back's until then; undefined before the back is shown. */
  cellOf(sheet: CellFace): number | undefined;
  /** Marks it as drawn. */
  printed(sheet: CellFace): void;
  /** Shows everything drawn so far. */
  show(): void;
}

/** Cells for these faces in order, and the back in the last one. */
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

/** How many cards fit on one texture, and how large. Pure. */

export interface AtlasGrid {
  readonly columns: number;
  readonly rows: number;
  /** Whole pixels. */
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The grid with the largest cells, up to `wanted` pixels high, for `count` cards of an `aspect` (width / height)
 * on a texture of at most `limit` pixels a side.
 */
export function bestGrid(count: number, aspect: number, wanted: number, limit: number): AtlasGrid {
  let best: AtlasGrid | undefined;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const height = Math.floor(Math.min(wanted, limit / rows, limit / columns / aspect));
    const width = Math.floor(height * aspect);
    const grid = {
      columns,
      rows,
      cellWidth: width,
      cellHeight: height,
      width: columns * width,
      height: rows * height,
    };
    if (!best || height > best.cellHeight || (height === best.cellHeight && area(grid) < area(best))) best = grid;
  }
  if (!best) throw new RangeError('an atlas needs at least one card');
  return best;
}

function area({ width, height }: AtlasGrid): number {
  return width * height;
}
