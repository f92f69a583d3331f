/** A face from the front, lit from the left: eyes on y = 0, the middle of the nose on x = 0. */
import { BLUSH, BRASS, BRASS_LIGHT, INK, PAPER, SKIN, SKIN_SHADE } from '../palette.ts';
import { at, disc, fill, line, mirrored, shape } from '../svg.ts';

const TAILS: readonly (readonly [x: number, y: number])[] = [
  [160, -92],
  [128, -112],
  [120, -84],
  [88, -72],
  [60, -56],
  [92, -104],
];

/** A collar of ermine over both shoulders, 380 wide; the throat is at (0, −146). */
export function ermine({ linen, ink }: Costume): string {
  const tail = fill('M0 -11C4 -3 7 4 7 10L2 7L0 14L-2 7L-7 10C-7 4 -4 -3 0 -11Z', '#2b2523');
  return (
    shape(
      'M-92 -146C-150 -134 -186 -104 -190 -62C-140 -76 -92 -62 -56 -34C-40 -46 -24 -50 0 -50C24 -50 40 -46 56 -34C92 -62 140 -76 190 -62C186 -104 150 -134 92 -146Z',
      linen,
      ink,
      5,
    ) + mirrored(TAILS.map(([x, y]) => at(x, y, tail)).join(''))
  );
}

/** A full beard and moustache; `half` goes on from the left temple (−54, 10) to the middle (0, …). */
export function beard(half: string, { hair, ink }: Costume): string {
  const cheek = 'M-54 10C-50 40 -40 56 -22 54C-12 50 -6 50 0 54';
  return (
    mirrored(fill(`M0 80V54C-6 50 -12 50 -22 54C-40 56 -50 40 -54 10${half}Z`, hair)) +
    line('M0 70V130', hair, 6) +
    mirrored(line(`M-54 10${half}${cheek}`, ink, 5)) +
    mouth(66, 34) +
    shape('M0 50C-14 44 -30 50 -46 74C-28 76 -8 74 0 58C8 74 28 76 46 74C30 50 14 44 0 50Z', hair, ink, 4) +
    mirrored(line('M-38 90C-42 108 -40 122 -34 134M-18 90C-20 110 -16 126 -12 136', ink, 4))
  );
}

/** A young face in profile, looking right, its hair cut to a bob; the eye is on y = 0. */
const PROFILE_OUTLINE =
  'M34 -56C38 -40 40 -28 38 -16C36 -9 37 -4 40 2L58 32C61 38 56 42 46 42L45 50C52 52 53 58 47 61L45 63C51 66 50 73 45 75C43 80 45 84 46 90C46 102 36 108 22 108C6 108 -14 100 -26 86L-40 40V-56Z';

/** Head and hair, without what is worn on it. */
export function faceInProfile(hair: string): string {
  return (
    fill(PROFILE_OUTLINE, SKIN) +
    fill('M-30 30C-6 60 10 80 45 86C46 102 36 108 22 108C6 108 -14 100 -26 86Z', SKIN_SHADE) +
    line(PROFILE_OUTLINE, INK, 5) +
    line('M47 62H30', INK, 4) +
    disc(18, 44, 9, BLUSH) +
    shape('M12 1C18 -8 28 -9 35 -4L33 5C26 9 18 7 12 1Z', '#fbf4e6', INK, 3.5) +
    disc(28, -0.5, 5, INK) +
    line('M8 -15C16 -23 28 -24 36 -18', INK, 5) +
    shape(
      'M32 -60C24 -30 8 -26 2 -10C-8 10 -4 36 -14 60C-20 80 -34 92 -60 94C-84 96 -98 84 -94 60C-90 30 -92 -10 -84 -60Z',
      hair,
      INK,
      5,
    ) +
    line('M-24 -30C-40 0 -34 36 -48 70M-52 -30C-68 0 -62 36 -72 70', INK, 4)
  );
}

// A fist that holds something upright, its cuff below.

/** A fist around what is drawn before it, at a point. */
export function fist(x: number, y: number, cuff: string): string {
  return at(
    x,
    y,
    shape('M-34 22L-40 74H40L34 22Z', cuff, INK, 5) +
      shape('M-29 -20C-30 -30 22 -32 28 -22C33 -8 32 14 26 26H-26C-31 12 -31 -6 -29 -20Z', SKIN, INK, 5) +
      line('M-28 -5H2C8 -5 8 -18 2 -19M-28 10H4C10 9 9 -4 3 -5', INK, 4),
  );
}

/** The colours of one figure. */
export interface Costume {
  /** Mantle and cap. */
  readonly robe: string;
  /** What shows beneath the mantle. */
  readonly lining: string;
  /** The wall behind the figure: light, so that the figure stands out. */
  readonly wall: string;
  readonly hair: string;
  readonly gold: string;
  readonly goldLight: string;
  readonly linen: string;
  readonly ink: string;
}

type Cloth = Pick<Costume, 'robe' | 'lining' | 'wall' | 'hair'>;

/** A figure's colours: the cloth is its own, metal, linen and ink are everybody's. */
export function costume(cloth: Cloth): Costume {
  return { ...cloth, gold: BRASS, goldLight: BRASS_LIGHT, linen: PAPER, ink: INK };
}

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
