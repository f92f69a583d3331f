/** What is written on the slips: one below the other on one sheet, black on white. */
import { CanvasTexture, LinearMipmapLinearFilter } from 'three';
import { ROWS } from './slips.ts';

export const PAPER = '#e9dcc0';

const CELL = { width: 192, height: 128 };
const LETTERS = '"Fraunces Variable", Georgia, serif';

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

/** As large as it fits, with a rule around it. */
function write(context: CanvasRenderingContext2D, row: number, text: string): void {
  const { width, height } = CELL;
  context.save();
  context.translate(0, row * height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.strokeStyle = '#999';
  context.lineWidth = 2;
  context.strokeRect(9, 9, width - 18, height - 18);
  context.fillStyle = '#000';
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.font = `640 92px ${LETTERS}`;
  const wide = context.measureText(text).width;
  const size = Math.min(92, (92 * (width - 44)) / Math.max(wide, 1));
  context.font = `640 ${size}px ${LETTERS}`;
  context.fillText(text, width / 2, height / 2 + size * 0.35);
  context.restore();
}
