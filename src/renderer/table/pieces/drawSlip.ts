/** What is written on the slips: one below the other on one sheet, black on white. */
import { CanvasTexture, LinearMipmapLinearFilter } from 'three';
import { ROWS } from '../moments/slips.ts';

export const PAPER = '#e9dcc0';

const CELL = { width: 192, height: 128 };
const LETTERS = '"Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif';
/** In pixels: a rank fills its slip. */
const LARGEST = 118;

interface Written {
  readonly row: number;
  readonly text: string;
}

export function slipSheet() {
  const canvas = document.createElement('canvas');
  canvas.width = CELL.width;
  canvas.height = CELL.height * ROWS;
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;
  const drawn: string[] = [];
  return {
    texture,
    draw(all: readonly Written[]): void {
      const context = canvas.getContext('2d');
      for (const { row, text } of all) {
        if (!context || drawn[row] === text) continue;
        drawn[row] = text;
        write(context, row, text);
        texture.needsUpdate = true;
      }
    },
  };
}

/** As large as it fits. */
function write(context: CanvasRenderingContext2D, row: number, text: string): void {
  const { width, height } = CELL;
  context.save();
  context.translate(0, row * height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.font = `740 ${LARGEST}px ${LETTERS}`;
  const wide = context.measureText(text).width;
  const size = Math.min(LARGEST, (LARGEST * (width - 24)) / Math.max(wide, 1));
  context.font = `740 ${size}px ${LETTERS}`;
  context.fillText(text, width / 2, height / 2 + size * 0.35);
  context.restore();
}
