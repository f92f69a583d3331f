/** The names that are sewn into a cloth: one below the other on one sheet, white on black. */
import { CanvasTexture, LinearMipmapLinearFilter } from 'three';

const ROWS = 8;
const ROW = { width: 1024, height: 80 };
const LETTERS = '"Fraunces Variable", Fraunces, Georgia, serif';
/** In pixels. */
const SIZE = 60;

interface Written {
  readonly row: number;
  /** Its width beside its height. */
  readonly aspect: number;
  /** The part of the row that it fills. */
  readonly part: number;
}

/** A sheet for so many names; what has one stays in its row. */
export function nameSheet() {
  const canvas = document.createElement('canvas');
  canvas.width = ROW.width;
  canvas.height = ROW.height * ROWS;
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 8;
  let drawn: (string | undefined)[] = [];
  return {
    texture,
    /** Writes a name into each row; `lettered`: with the house's typeface, which is there now. */
    write(names: readonly (string | undefined)[], lettered: boolean): (Written | undefined)[] {
      const context = canvas.getContext('2d');
      const wanted = names.map((name) => name && `${name} ${lettered}`);
      const written = names.map((name, row) => {
        if (!context || name === undefined) return undefined;
        context.font = `600 ${SIZE}px ${LETTERS}`;
        const wide = Math.min(Math.ceil(context.measureText(name).width) + 4, ROW.width);
        if (drawn[row] !== wanted[row]) {
          write(context, row, name);
          texture.needsUpdate = true;
        }
        return { row, aspect: wide / ROW.height, part: wide / ROW.width };
      });
      drawn = wanted;
      return written;
    },
  };
}

nameSheet.rows = ROWS;

function write(context: CanvasRenderingContext2D, row: number, name: string): void {
  const { width, height } = ROW;
  context.fillStyle = '#000';
  context.fillRect(0, row * height, width, height);
  context.fillStyle = '#fff';
  context.textBaseline = 'alphabetic';
  context.fillText(name, 2, row * height + height * 0.74, width - 4);
}
