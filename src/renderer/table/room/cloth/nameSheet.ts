/** The names that are sewn into a cloth: one below the other on one sheet, white on black. */
import { CanvasTexture, LinearMipmapLinearFilter } from 'three';

const MAX_NAMES = 8;
const NAME_ROW_PX = { width: 1024, height: 80 };
const NAME_FONT = '"Fraunces Variable", Fraunces, Georgia, serif';
/** In pixels. */
const NAME_PX = 60;

interface NameOnTexture {
  readonly row: number;
  /** Its width beside its height. */
  readonly aspect: number;
  /** The part of the row that it fills. */
  readonly part: number;
}

/** A sheet for so many names; what has one stays in its row. */
export function nameTexture() {
  const canvas = document.createElement('canvas');
  canvas.width = NAME_ROW_PX.width;
  canvas.height = NAME_ROW_PX.height * MAX_NAMES;
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 8;
  let drawn: (string | undefined)[] = [];
  return {
    texture,
    /** Writes a name into each row; `lettered`: with the house's typeface, which is there now. */
    write(names: readonly (string | undefined)[], lettered: boolean): (NameOnTexture | undefined)[] {
      const context = canvas.getContext('2d');
      const wanted = names.map((name) => name && `${name} ${lettered}`);
      const written = names.map((name, row) => {
        if (!context || name === undefined) return undefined;
        context.font = `600 ${NAME_PX}px ${NAME_FONT}`;
        const wide = Math.min(Math.ceil(context.measureText(name).width) + 4, NAME_ROW_PX.width);
        if (drawn[row] !== wanted[row]) {
          write(context, row, name);
          texture.needsUpdate = true;
        }
        return { row, aspect: wide / NAME_ROW_PX.height, part: wide / NAME_ROW_PX.width };
      });
      drawn = wanted;
      return written;
    },
  };
}

nameTexture.rows = MAX_NAMES;

function write(context: CanvasRenderingContext2D, row: number, name: string): void {
  const { width, height } = NAME_ROW_PX;
  context.fillStyle = '#000';
  context.fillRect(0, row * height, width, height);
  context.fillStyle = '#fff';
  context.textBaseline = 'alphabetic';
  context.fillText(name, 2, row * height + height * 0.74, width - 4);
}
