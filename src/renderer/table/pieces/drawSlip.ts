/** What is written on the slips: one below the other on one sheet, black on white. */
import { CanvasTexture, LinearMipmapLinearFilter } from 'three';
import { MAX_SLIPS } from '../moments/slips.ts';
import { fontOf, LEADING, measureOn, fitText } from '../moments/written.ts';

export const SLIP_PAPER = '#e9dcc0';

const SLIP_CELL_PX = { width: 192, height: 128 };

interface Line {
  readonly row: number;
  readonly text: string;
}

export function slipTexture() {
  const canvas = document.createElement('canvas');
  canvas.width = SLIP_CELL_PX.width;
  canvas.height = SLIP_CELL_PX.height * MAX_SLIPS;
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;
  const drawn: string[] = [];
  return {
    texture,
    draw(all: readonly Line[]): void {
      const context = canvas.getContext('2d');
      for (const { row, text } of all) {
        if (!context || drawn[row] === text) continue;
        drawn[row] = text;
        writeRow(context, row, text);
        texture.needsUpdate = true;
      }
    },
  };
}

function writeRow(context: CanvasRenderingContext2D, row: number, text: string): void {
  const { width, height } = SLIP_CELL_PX;
  const { lines, size } = fitText(text, measureOn(context), width / height);
  const px = size * height;
  context.save();
  context.translate(0, row * height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.font = fontOf(px);
  for (const [k, line] of lines.entries()) {
    const below = (k - (lines.length - 1) / 2) * px * LEADING;
    context.fillText(line, width / 2, height / 2 + below + px * 0.35);
  }
  context.restore();
}
