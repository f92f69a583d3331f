import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from 'three';
import type { CardSize } from '../places/cardSize.ts';
import { bestGrid, type Grid } from './atlasGrid.ts';

/** All faces and the back of a deck in one texture. */
export interface Atlas {
  readonly texture: Texture;
  readonly grid: Grid;
  /** The cell of a face; the back's for null and for what is not printed. */
  cellOf(face: string | null): number;
}

/** Part of a cell at each edge that repeats the paper, against bleeding between neighbours. */
export const BLEED = 0.006;

/**
 * Draws the SVGs of a deck into one texture, cells of at least `cellHeight` pixels where `limit` (the largest
 * texture) allows. The back takes the last cell. Rejects if a picture cannot be read.
 */
export async function drawAtlas(
  faces: ReadonlyMap<string, string>,
  back: string,
  size: CardSize,
  cellHeight: number,
  limit: number,
  anisotropy: number,
): Promise<Atlas> {
  const ids = [...faces.keys()];
  const grid = bestGrid(ids.length + 1, size.width / size.height, cellHeight, limit);
  const canvas = document.createElement('canvas');
  canvas.width = grid.width;
  canvas.height = grid.height;
  // Painted at once, not when the whole is asked for: between two cards the page can do other things.
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('no 2D canvas for the cards');
  const sheets = [...faces.values(), back];
  for (const [index, svg] of sheets.entries()) draw(context, await picture(svg, grid), grid, index);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = anisotropy;
  const cells = new Map(ids.map((id, index) => [id, index]));
  return { texture, grid, cellOf: (face) => (face === null ? ids.length : (cells.get(face) ?? ids.length)) };
}

/** One cell: the card a second time beneath itself, a little larger, fills the bleed. */
function draw(context: CanvasRenderingContext2D, image: ImageBitmap, grid: Grid, index: number): void {
  const x = (index % grid.columns) * grid.cellWidth;
  const y = Math.floor(index / grid.columns) * grid.cellHeight;
  context.drawImage(image, x, y, grid.cellWidth, grid.cellHeight);
  const bx = grid.cellWidth * BLEED;
  const by = grid.cellHeight * BLEED;
  context.drawImage(image, x + bx, y + by, grid.cellWidth - 2 * bx, grid.cellHeight - 2 * by);
  image.close();
}

/** An SVG as pixels of a cell's size: its vectors are drawn once, however often it is laid down. */
async function picture(svg: string, { cellWidth, cellHeight }: Grid): Promise<ImageBitmap> {
  const image = new Image(cellWidth, cellHeight);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return createImageBitmap(image, { resizeWidth: cellWidth, resizeHeight: cellHeight });
}
