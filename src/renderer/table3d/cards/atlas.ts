import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import {
  CanvasTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  SRGBColorSpace,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { type Back, type Deck, type FaceSettings, showFinest } from '../../decks/deck.ts';
import { PAPER } from '../../decks/palette.ts';
import { useLatest } from '../../hooks/common.ts';
import type { CardMotion } from '../../motion/animation/card-motion.ts';
import { type CardSize, cardSize } from '../../motion/layout/pose.ts';
import { tableStats } from '../../table-drawing/draw-stats.ts';
import { printDeck } from '../../table-drawing/print-order.ts';

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
function blankAtlas(faces: readonly string[], size: CardSize, fineness: AtlasResolution): Atlas {
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

interface AtlasInput {
  readonly deck: Deck;
  readonly back: Back;
  readonly faces: FaceSettings;
  /** Cards on the table are drawn first. */
  readonly motion: CardMotion;
  readonly onTrouble: (trouble: 'no-pictures') => void;
}

/** The atlas, and whether the cards on the table are drawn in it: until then they show their backs. */
export interface AtlasState {
  readonly atlas: Atlas;
  readonly printed: boolean;
}

/**
 * Draws the deck's atlas for a screen size, and again for a larger one while the old one still shows. Cards are drawn
 * here one by one between the page's other work, since no browser decodes SVG in a worker.
 */
export function useAtlas({ deck, back, faces, motion, onTrouble }: AtlasInput): AtlasState | undefined {
  const { fourColour, far = false } = faces;
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  const cellHeight = useThree((state) => cellHeightFor(state.size.height * Math.min(devicePixelRatio, 2)));
  const trouble = useLatest(onTrouble);
  const [sheets, setSheets] = useState<AtlasState>();
  useEffect(() => {
    let printing: Deck | undefined;
    const atlas = blankAtlas(deck.faces, cardSize(deck), finenessOf(gl, cellHeight));
    let shown = false;
    tableStats.faces = false;
    setSheets((before) => before ?? { atlas, printed: false });
    const show = (): void => {
      atlas.show();
      if (!shown) setSheets({ atlas, printed: true });
      shown = true;
      tableStats.faces = true;
      invalidate();
    };
    const print = (fine: Deck): void => {
      printing = fine;
      printDeck(fine.faces, {
        print: async (sheet) => {
          await atlas.print(sheet, sheet === null ? back.draw() : fine.draw(sheet, { fourColour, far }));
          if (sheet !== null) return;
          atlas.show();
          invalidate();
        },
        onTable: () => new Set(motion.cards.map(({ face }) => face)),
        onReady: show,
        isGone: () => printing !== fine,
      }).catch(() => printing !== fine || trouble.current('no-pictures'));
    };
    const stop = showFinest(deck, print);
    return () => {
      stop();
      printing = undefined;
    };
  }, [deck, back, fourColour, far, cellHeight, gl, motion, invalidate, trouble]);
  const texture = sheets?.atlas.texture;
  useEffect(() => () => texture?.dispose(), [texture]);
  return sheets;
}

/**
 * Pixels from a card's upper to its lower edge: a hand card is a quarter of the screen. In steps, so that it is rarely
 * redrawn.
 */
function cellHeightFor(screenPixels: number): number {
  const wanted = screenPixels * 0.26;
  return [256, 360, 560].find((step) => step >= wanted) ?? 640;
}

/** More than 4096 costs more memory than any screen shows. */
function finenessOf({ capabilities }: WebGLRenderer, cellHeight: number): AtlasResolution {
  return {
    cellHeight,
    limit: Math.min(capabilities.maxTextureSize, 4096),
    anisotropy: Math.min(capabilities.getMaxAnisotropy(), 4),
  };
}
