import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from 'three';
import { PAPER } from '../../decks/palette.ts';
import type { CardSize } from '../../motion/layout/pose.ts';
import { type AtlasGrid, bestGrid, cellsOf } from './atlas-grid.ts';

/** All faces and the back of a deck in one texture. */
export interface Atlas {
  readonly texture: Texture;
  readonly grid: AtlasGrid;
  /** The cell of a face; the back's for null, and for a face that is not shown yet: nobody sees blank paper. Nothing before the back is shown. */
  cellOf(face: string | null): number | undefined;
  /** Draws an SVG into the cell of a face, or of the back (null). Rejects if it can't be read. */
  print(face: string | null, svg: string): Promise<void>;
  /** What is printed until now is seen from the next picture on. */
  show(): void;
}

/** Part of a cell at each edge that repeats the paper, against bleeding between neighbours. */
export const BLEED = 0.006;

/** How fine an atlas is: pixels of a cell that are wanted, pixels of the largest texture, and anisotropy. */
export interface AtlasResolution {
  readonly cellHeight: number;
  readonly limit: number;
  readonly anisotropy: number;
}

/** Plain paper for so many faces, to be printed one after the other. */
export function blankAtlas(faces: readonly string[], size: CardSize, fineness: AtlasResolution): Atlas {
  const { cellHeight, limit, anisotropy } = fineness;
  const grid = bestGrid(faces.length + 1, size.width / size.height, cellHeight, limit);
  const canvas = document.createElement('canvas');
  canvas.width = grid.width;
  canvas.height = grid.height;
  // Painted at once, not when the whole is asked for: between two cards the page can do other things.
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('no 2D canvas for the cards');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, grid.width, grid.height);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = anisotropy;
  const cells = cellsOf(faces);
  return {
    texture,
    grid,
    cellOf: cells.cellOf,
    print: async (face, svg) => {
      draw(context, await picture(svg, grid), grid, cells.placeOf(face));
      cells.printed(face);
    },
    show: () => {
      texture.needsUpdate = true;
      cells.show();
    },
  };
}

/** One cell: the card a second time beneath itself, a little larger, fills the bleed. */
function draw(context: CanvasRenderingContext2D, image: ImageBitmap, grid: AtlasGrid, index: number): void {
  const x = (index % grid.columns) * grid.cellWidth;
  const y = Math.floor(index / grid.columns) * grid.cellHeight;
  context.drawImage(image, x, y, grid.cellWidth, grid.cellHeight);
  const bx = grid.cellWidth * BLEED;
  const by = grid.cellHeight * BLEED;
  context.drawImage(image, x + bx, y + by, grid.cellWidth - 2 * bx, grid.cellHeight - 2 * by);
  image.close();
}

/** An SVG as pixels of a cell's size: its vectors are drawn once, however often it is laid down. */
async function picture(svg: string, { cellWidth, cellHeight }: AtlasGrid): Promise<ImageBitmap> {
  const image = new Image(cellWidth, cellHeight);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return createImageBitmap(image, { resizeWidth: cellWidth, resizeHeight: cellHeight });
}
