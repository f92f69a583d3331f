/** Faces, hands and hats of the court cards of both decks; lit from the left. */
import { BLUSH, BRASS, BRASS_LIGHT, INK, PAPER, SKIN, SKIN_SHADE } from './palette.ts';
import { at, disc, fill, line, mirrored, shape } from './svg.ts';

// What young heads in profile wear on their bobbed hair; the eye is on y = 0.

/** A hunter's hat: turned up behind, its brim a beak in front. */
export function hunter(garb: Costume): string {
  return feather(garb) + hat(garb);
}

/** The hunter's hat without its feather. */
export function hat({ robe, lining, ink }: Costume): string {
  return (
    shape('M-82 -52C-84 -112 -50 -146 -6 -146C30 -142 48 -104 50 -66Z', robe, ink, 5) +
    shape(
      'M-112 -74C-96 -40 -50 -64 0 -66C34 -66 72 -56 100 -42C66 -36 26 -42 -10 -40C-50 -38 -106 -18 -112 -74Z',
      lining,
      ink,
      5,
    )
  );
}

/** A soft flat cap over a band, with a brooch. */
export function flat({ robe, lining, gold, goldLight, ink }: Costume): string {
  return (
    shape('M-84 -56C-140 -70 -142 -124 -70 -136C-10 -150 84 -136 92 -104C94 -80 62 -66 46 -62Z', robe, ink, 5) +
    line('M-66 -66C-84 -84 -84 -104 -66 -118M-24 -74C-34 -90 -34 -110 -22 -126M20 -76C20 -92 26 -110 38 -122', ink, 4) +
    shape(
      'M-90 -34C-96 -46 -96 -58 -90 -66C-44 -88 14 -90 50 -72C56 -62 54 -52 48 -44C8 -60 -44 -56 -90 -34Z',
      lining,
      ink,
      5,
    ) +
    at(26, -66, shape('M0 -20L16 0L0 20L-16 0Z', goldLight, ink, 4) + disc(0, 0, 5, gold))
  );
}

/** A round cap with a feather that sweeps back. */
export function feathered({ robe, lining, gold, linen, ink }: Costume): string {
  return (
    shape('M-88 -40C-118 -78 -84 -136 -14 -136C54 -136 78 -96 52 -52C10 -66 -44 -62 -88 -40Z', robe, ink, 5) +
    shape(
      'M-92 -34C-96 -46 -96 -56 -92 -62C-44 -88 14 -90 54 -72C58 -62 56 -52 50 -44C8 -60 -44 -56 -92 -34Z',
      lining,
      ink,
      5,
    ) +
    shape(
      'M-40 -76C-60 -110 -100 -140 -176 -124C-160 -112 -160 -104 -172 -94C-150 -90 -146 -82 -150 -70C-110 -60 -70 -60 -40 -76Z',
      linen,
      ink,
      5,
    ) +
    line('M-44 -78C-80 -100 -110 -108 -150 -106', ink, 3.5) +
    disc(-40, -74, 11, gold, ink, 4)
  );
}

/** A steel helmet with a crest, for armed figures. */
export function helmet({ lining, gold, ink }: Costume): string {
  return (
    shape('M-112 -70C-120 -130 -60 -178 4 -152C28 -142 40 -128 44 -112C0 -142 -64 -130 -76 -70Z', lining, ink, 5) +
    line('M-96 -84L-82 -88M-92 -112L-76 -106M-74 -138L-64 -124M-40 -154L-38 -138M-4 -154L-8 -138', ink, 4) +
    shape('M-86 -44C-92 -100 -52 -134 -8 -134C36 -132 54 -96 54 -50Z', '#e3e6e1', ink, 5) +
    shape(
      'M-104 -26C-104 -46 -96 -58 -84 -58H52C70 -56 84 -44 92 -30C60 -40 30 -42 0 -42C-40 -42 -76 -34 -104 -26Z',
      '#b9c0bf',
      ink,
      5,
    ) +
    disc(-60, -72, 6, gold, ink, 3.5) +
    disc(-20, -74, 6, gold, ink, 3.5) +
    disc(20, -72, 6, gold, ink, 3.5)
  );
}

function feather({ linen, ink }: Costume): string {
  return (
    shape(
      'M-40 -70C-70 -120 -120 -160 -150 -158C-150 -140 -140 -128 -150 -116C-130 -104 -130 -94 -136 -84C-100 -66 -70 -60 -40 -70Z',
      linen,
      ink,
      5,
    ) + line('M-50 -76C-80 -104 -104 -124 -130 -138', ink, 3.5)
  );
}

/** No cap: hair held by a golden band. */
export function circlet({ hair, gold, goldLight, robe, ink }: Costume): string {
  return (
    shape('M-86 -40C-96 -104 -54 -134 -10 -134C36 -132 50 -96 36 -54C0 -66 -44 -62 -86 -40Z', hair, ink, 5) +
    line('M-40 -124C-60 -110 -70 -92 -72 -72M4 -126C-10 -112 -18 -96 -20 -82', ink, 4) +
    shape('M-92 -46C-94 -58 -92 -66 -88 -72C-44 -90 4 -90 40 -76L38 -54C0 -66 -48 -66 -92 -46Z', gold, ink, 5) +
    disc(8, -73, 7, robe, ink, 3.5) +
    disc(-32, -74, 5, goldLight, ink, 3)
  );
}

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
