import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from 'three';
import { PAPER } from '../../decks/palette.ts';
import type { CardSize } from '../../motion/layout/pose.ts';
import { type AtlasGrid, bestGrid, cellsOf } from './atlas-grid.ts';

/** All faces and the back of a deck in one texture. */
export interface Atlas {
  readonly texture: Texture;
  readonly grid: AtlasGrid;
  /**
   * The cell of a face; the back's for null, and for a face not shown yet, so that no card is blank. Undefined before
   * the back is shown.
   */
  cellOf(face: string | null): number | undefined;
  /** Draws an SVG into the cell of a face, or of the back (null). Rejects if it can't be read. */
  print(face: string | null, svg: string): Promise<void>;
  /** Shows everything drawn so far from the next frame on. */
  show(): void;
}

/** Margin of a cell, as a share, that repeats the card's edge against bleeding between neighbours. */
export const BLEED = 0.006;

/** Resolution of an atlas: wanted cell height, maximum texture size, and anisotropy. */
export interface AtlasResolution {
  readonly cellHeight: number;
  readonly limit: number;
  readonly anisotropy: number;
}

/** A blank atlas for these faces, to be drawn one after the other. */
export function blankAtlas(faces: readonly string[], size: CardSize, fineness: AtlasResolution): Atlas {
  const { cellHeight, limit, anisotropy } = fineness;
  const grid = bestGrid(faces.length + 1, size.width / size.height, cellHeight, limit);
  const canvas = document.createElement('canvas');
  canvas.width = grid.width;
  canvas.height = grid.height;
  // Drawn at once rather than all together, so that the page can work between two cards.
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

/** One cell: a slightly larger copy beneath the card fills the bleed. */
function draw(context: CanvasRenderingContext2D, image: ImageBitmap, grid: AtlasGrid, index: number): void {
  const x = (index % grid.columns) * grid.cellWidth;
  const y = Math.floor(index / grid.columns) * grid.cellHeight;
  context.drawImage(image, x, y, grid.cellWidth, grid.cellHeight);
  const bx = grid.cellWidth * BLEED;
  const by = grid.cellHeight * BLEED;
  context.drawImage(image, x + bx, y + by, grid.cellWidth - 2 * bx, grid.cellHeight - 2 * by);
  image.close();
}

/** An SVG as pixels of a cell's size: its vectors are drawn once. */
async function picture(svg: string, { cellWidth, cellHeight }: AtlasGrid): Promise<ImageBitmap> {
  const image = new Image(cellWidth, cellHeight);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return createImageBitmap(image, { resizeWidth: cellWidth, resizeHeight: cellHeight });
}
