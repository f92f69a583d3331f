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
