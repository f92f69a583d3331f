/** A face from the front, lit from the left: eyes on y = 0, the middle of the nose on x = 0. */
import { INK, SKIN, SKIN_SHADE } from '../palette.ts';
import { disc, fill, line, mirrored, shape } from '../svg.ts';

const LIPS = '#a8322d';

interface Face {
  /** Half the width at the eyes. */
  readonly half: number;
  /** How far the chin lies below the eyes. */
  readonly chin: number;
}

/** Head without hair: the skin, its shaded half, eyes, brows, nose and mouth. */
export function faceFromFront({ half, chin }: Face): string {
  const jaw = chin * 0.62;
  const outline = `M${-half} -50H${half}V14C${half} ${jaw} ${half * 0.45} ${chin} 0 ${chin}C${-half * 0.45} ${chin} ${-half} ${jaw} ${-half} 14Z`;
  const shaded = `M8 -50H${half}V14C${half} ${jaw} ${half * 0.45} ${chin} 0 ${chin}L4 ${chin * 0.7}L13 40L6 4Z`;
  return (
    fill(outline, SKIN) +
    fill(shaded, SKIN_SHADE) +
    line(outline, INK, 5) +
    eye(-half * 0.48) +
    eye(half * 0.48) +
    line('M-13 -12C-5 -8 -5 2 -6 12L-12 36C-9 43 3 44 11 39', INK, 4)
  );
}

function eye(x: number): string {
  return (
    shape(`M${x - 15} 2C${x - 8} -8 ${x + 8} -8 ${x + 15} 2C${x + 8} 9 ${x - 8} 9 ${x - 15} 2Z`, '#fbf4e6', INK, 3.5) +
    disc(x, 0.5, 5.5, INK)
  );
}

/** Brows: straight and heavy for a king, a thin arch for a queen. */
export function brows(d: string, colour: string, width: number): string {
  return mirrored(line(d, colour, width));
}

/** A mouth `width` wide at height `y`. */
export function mouth(y: number, width: number): string {
  const half = width / 2;
  return (
    fill(
      `M${-half} ${y}C${-half * 0.6} ${y - 6} ${-half * 0.3} ${y - 7} 0 ${y - 4}C${half * 0.3} ${y - 7} ${half * 0.6} ${y - 6} ${half} ${y}C${half * 0.5} ${y + 9} ${-half * 0.5} ${y + 9} ${-half} ${y}Z`,
      LIPS,
    ) + line(`M${-half} ${y}H${half}`, INK, 2.5)
  );
}
