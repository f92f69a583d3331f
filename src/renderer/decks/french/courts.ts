/** The upper halves of the French courts: jacks, queens and kings. */
import type { Suit } from '#shared/cards/french.ts';
import {
  beard,
  brows,
  type Costume,
  ermine,
  faceFromFront,
  faceInProfile,
  feathered,
  fist,
  flat,
  helmet,
  hunter,
  mouth,
} from '../court-figure.ts';
import { BLUSH, SKIN, SKIN_SHADE } from '../palette.ts';
import { suitSign } from '../suits.ts';
import { at, disc, fill, line, mirrored, shape } from '../svg.ts';
import { ATTRIBUTES } from './attributes.ts';

// The queens: seen from the front, crowned or wreathed, a necklace, a flower or a mirror.

/** How each queen wears her hair, and what she wears on it; the face's eyes are on y = 0. */
interface Hair {
  /** Behind face, neck and dress. */
  readonly behind: (garb: Costume) => string;
  /** Before the face and the dress. */
  readonly before: (garb: Costume) => string;
}

/** Hair parted in the middle, drawn back over the temples. */
function parting({ hair, ink }: Costume): string {
  return mirrored(
    shape('M0 -92C-50 -92 -72 -50 -58 22C-54 6 -50 -24 -34 -40C-22 -50 -8 -56 0 -60Z', hair, ink, 5) +
      line('M-14 -66C-36 -58 -52 -34 -56 -8', ink, 3.5),
  );
}

function loose({ hair, ink }: Costume): string {
  return (
    mirrored(
      shape(
        'M0 -92C-72 -96 -94 -40 -86 10C-82 44 -112 62 -112 100C-112 132 -86 150 -60 140C-40 132 -30 112 0 110Z',
        hair,
        ink,
        5,
      ) + line('M-72 20C-70 60 -94 74 -92 104M-56 60C-58 84 -74 94 -72 116', ink, 4),
    ) + fill('M-8 -88H8V100H-8Z', hair)
  );
}

/** A close cap of hair, for braids to hang from. */
function gathered({ hair, ink }: Costume): string {
  return (
    mirrored(shape('M0 -92C-66 -96 -90 -44 -80 4C-76 30 -66 44 -50 50L0 60Z', hair, ink, 5)) +
    fill('M-8 -88H8V60H-8Z', hair)
  );
}

function braids({ hair, gold, ink }: Costume): string {
  const knots = [0, 1, 2, 3]
    .map((k) =>
      shape(
        `M-18 ${k * 30}C-24 ${k * 30 + 26} -10 ${k * 30 + 40} 0 ${k * 30 + 40}C10 ${k * 30 + 40} 24 ${k * 30 + 26} 18 ${k * 30}C8 ${k * 30 + 14} -8 ${k * 30 + 14} -18 ${k * 30}Z`,
        hair,
        ink,
        4.5,
      ),
    )
    .toReversed()
    .join('');
  const tassel = shape('M-10 138H10L16 166H-16Z', hair, ink, 4.5) + shape('M-13 130H13V142H-13Z', gold, ink, 4);
  return mirrored(at(-72, 36, tassel + knots, 1, 4));
}

function veil({ linen, ink }: Costume): string {
  return (
    mirrored(
      shape('M0 -100C-76 -102 -94 -40 -92 20C-92 80 -130 110 -136 160H0Z', linen, ink, 5) +
        line('M-76 30C-74 80 -100 110 -104 146', ink, 3.5),
    ) + fill('M-8 -96H8V150H-8Z', linen)
  );
}

function coronet(suit: Suit): (garb: Costume) => string {
  return ({ gold, goldLight, robe, ink }) =>
    shape(
      'M-58 -74L-66 -112L-40 -96L-26 -130L0 -106L26 -130L40 -96L66 -112L58 -74C30 -90 -30 -90 -58 -74Z',
      gold,
      ink,
      5,
    ) +
    mirrored(
      disc(-66, -114, 8, goldLight, ink, 4) + disc(-26, -132, 8, goldLight, ink, 4) + disc(-34, -88, 4.5, robe),
    ) +
    suitSign(suit, 0, -132, 42, robe) +
    line('M-50 -78C-26 -90 26 -90 50 -78', goldLight, 5);
}

/** A wreath of leaves around the brow, for the queen of clubs. */
function wreath({ robe, goldLight, ink }: Costume): string {
  const leaf = shape('M0 0C-16 -10 -18 -34 -4 -50C12 -38 14 -14 0 0Z', robe, ink, 4.5);
  return (
    mirrored(at(-62, -44, leaf, 1, -46) + at(-48, -64, leaf, 1.05, -28) + at(-26, -78, leaf, 1.1, -12)) +
    at(2, -80, leaf, 1.2, 4) +
    mirrored(disc(-40, -62, 7, goldLight, ink, 3.5) + disc(-14, -76, 7, goldLight, ink, 3.5))
  );
}

/** A beaded band with a high middle, for the queen of diamonds. */
function diadem({ robe, gold, goldLight, ink }: Costume): string {
  return (
    shape('M-66 -52C-60 -86 -30 -96 -22 -98L0 -142L22 -98C30 -96 60 -86 66 -52C36 -80 -36 -80 -66 -52Z', gold, ink, 5) +
    suitSign('D', 0, -104, 38, robe) +
    mirrored(disc(-48, -74, 6, goldLight, ink, 3.5) + disc(-28, -84, 6, goldLight, ink, 3.5))
  );
}

const HAIR: Readonly<Record<Suit, Hair>> = {
  C: { behind: loose, before: (garb) => parting(garb) + wreath(garb) },
  D: { behind: gathered, before: (garb) => parting(garb) + braids(garb) + diadem(garb) },
  H: { behind: loose, before: (garb) => parting(garb) + coronet('H')(garb) },
  S: { behind: veil, before: (garb) => parting(garb) + coronet('S')(garb) },
};

/** A queen's hair and headgear. */
function hairOf(suit: Suit): Hair {
  return HAIR[suit];
}

/** The upper half of a queen; the middle of the card is the origin. */
export function queen(suit: Suit, garb: Costume): string {
  const hair = hairOf(suit);
  return (
    at(0, -236, hair.behind(garb), 1.06) +
    dress(suit, garb) +
    at(0, -236, face(garb) + hair.before(garb), 1.06) +
    at(172, -70, ATTRIBUTES.Q[suit](garb)) +
    fist(172, -70, garb.linen)
  );
}

function dress(suit: Suit, { robe, lining, gold, goldLight, linen, ink }: Costume): string {
  const stripes = 'M-150 -82C-162 -40 -162 0 -150 60M-196 -80C-212 -40 -212 0 -200 60';
  return (
    shape('M-90 -112C-190 -118 -280 -106 -350 -98V90H300V10C262 -66 200 -112 90 -112Z', lining, ink, 5) +
    mirrored(
      shape('M-86 -108C-140 -126 -214 -116 -240 -60C-256 -10 -250 40 -230 90H-90Z', robe, ink, 5) +
        line(stripes, ink, 20) +
        line(stripes, goldLight, 11),
    ) +
    fill('M-24 -170H24V-122C60 -116 86 -110 104 -98L60 -30H-60L-104 -98C-86 -110 -60 -116 -24 -122Z', SKIN) +
    fill('M-24 -170H24V-122C0 -116 -10 -134 -24 -144Z', SKIN_SHADE) +
    line('M-24 -164V-122C-60 -116 -86 -110 -104 -98M24 -164V-122C60 -116 86 -110 104 -98', ink, 5) +
    shape(
      'M-106 -102C-96 -70 -84 -56 -66 -50C-44 -70 -16 -70 0 -50C16 -70 44 -70 66 -50C84 -56 96 -70 106 -102L120 -92C112 -40 84 0 70 90H-70C-84 0 -112 -40 -120 -92Z',
      robe,
      ink,
      5,
    ) +
    line(
      'M-108 -84C-96 -54 -84 -42 -66 -36C-44 -54 -16 -54 0 -34C16 -54 44 -54 66 -36C84 -42 96 -54 108 -84',
      linen,
      7,
    ) +
    shape('M0 -30L-34 90H34Z', lining, ink, 5) +
    suitSign(suit, 0, 4, 30, goldLight) +
    mirrored(
      [
        [-50, -104],
        [-34, -94],
        [-17, -88],
      ]
        .map(([x, y]) => disc(x ?? 0, y ?? 0, 6.5, gold, ink, 3))
        .join(''),
    ) +
    disc(0, -80, 10, goldLight, ink, 4)
  );
}

function face({ gold, ink }: Costume): string {
  return (
    faceFromFront({ half: 49, chin: 84 }) +
    mirrored(disc(-30, 30, 9, BLUSH) + disc(-56, 38, 7, gold, ink, 3.5)) +
    mouth(56, 26) +
    brows('M-38 -17C-30 -25 -18 -24 -10 -17', ink, 4)
  );
}

// The jacks: young, in profile, a cap or helmet on bobbed hair, a buttoned doublet.

const CAPS: Readonly<Record<Suit, (garb: Costume) => string>> = { C: hunter, D: flat, H: feathered, S: helmet };

/** The upper half of a jack; the middle of the card is the origin. */
export function jack(suit: Suit, garb: Costume): string {
  return (
    doublet(suit, garb) +
    at(-12, -240, faceInProfile(garb.hair) + CAPS[suit](garb), 1.06) +
    at(172, -70, ATTRIBUTES.J[suit](garb)) +
    fist(172, -70, garb.linen)
  );
}

function doublet(suit: Suit, { robe, lining, gold, linen, ink }: Costume): string {
  return (
    shape('M-70 -122C-140 -116 -230 -112 -350 -96V90H300V20C250 -60 180 -110 70 -122Z', robe, ink, 5) +
    shape('M-170 -116L-120 90H-60L-100 -122Z', lining, ink, 5) +
    shape('M170 -96L120 90H60L100 -122Z', lining, ink, 5) +
    line('M0 -100V90', ink, 5) +
    [-70, -36, -2].map((y) => disc(0, y, 8, gold, ink, 4)).join('') +
    suitSign(suit, -232, -30, 50, gold) +
    shape('M-46 -176L-52 -118C-30 -96 30 -96 44 -118L36 -160Z', SKIN, ink, 5) +
    fill('M-40 -150C-20 -128 10 -128 34 -146L37 -136C14 -104 -20 -112 -42 -130Z', SKIN_SHADE) +
    shape(
      'M-58 -134C-76 -126 -84 -104 -76 -84C-50 -78 -18 -84 0 -98C18 -84 50 -78 72 -84C78 -106 70 -126 50 -134C40 -116 -40 -116 -58 -134Z',
      linen,
      ink,
      5,
    )
  );
}

/** Half an outline of the crown from its front point to the band, and where its pearls sit. */
// The kings: seen from the front, bearded, under an arched crown, in ermine.

const CROWNS: Readonly<
  Record<Suit, { readonly half: string; readonly pearls: readonly (readonly [number, number])[] }>
> = {
  C: {
    half: 'L22 -104C34 -132 54 -132 56 -104L88 -124',
    pearls: [
      [88, -128],
      [45, -132],
    ],
  },
  D: {
    half: 'L26 -102L46 -140L54 -100L94 -128',
    pearls: [
      [46, -144],
      [94, -130],
    ],
  },
  H: {
    half: 'C14 -116 22 -104 30 -100L50 -134L56 -98C70 -98 78 -108 84 -126',
    pearls: [
      [50, -138],
      [86, -130],
    ],
  },
  S: {
    half: 'L16 -100H34V-128H52V-100H70V-128H86',
    pearls: [
      [43, -136],
      [80, -136],
    ],
  },
};

/** Half an outline of the beard from the temple to its point. */
const BEARDS: Readonly<Record<Suit, string>> = {
  C: 'C-70 40 -86 60 -74 84C-90 96 -80 124 -62 124C-62 144 -34 156 -22 142C-16 158 -6 160 0 156',
  D: 'C-58 70 -70 110 -50 140C-40 156 -22 168 -16 178C-10 166 -4 146 0 132',
  H: 'C-58 70 -64 112 -38 146C-26 160 -8 170 0 190',
  S: 'C-60 60 -70 110 -66 150C-50 158 -18 162 0 160',
};

/** The upper half of a king; the middle of the card is the origin. */
export function king(suit: Suit, garb: Costume): string {
  return (
    mantle(suit, garb) +
    at(0, -244, head(suit, garb), 1.06) +
    at(172, -78, ATTRIBUTES.K[suit](garb)) +
    fist(172, -78, garb.lining)
  );
}

function mantle(suit: Suit, garb: Costume): string {
  const { robe, lining, gold, ink } = garb;
  return (
    shape('M-64 -140C-160 -132 -230 -110 -350 -96V80H300V0C250 -80 200 -120 64 -140Z', robe, ink, 5) +
    line('M-150 -60C-168 -30 -180 10 -184 60M-226 -92C-240 -50 -248 0 -252 60', ink, 4) +
    shape('M-62 -120L-46 90H46L62 -120Z', lining, ink, 5) +
    shape('M-22 -120V90H22V-120Z', gold, ink, 5) +
    suitSign(suit, 0, -14, 36, ink) +
    ermine(garb)
  );
}

function head(suit: Suit, garb: Costume): string {
  const { hair, ink } = garb;
  return (
    mirrored(shape('M-50 -46C-86 -40 -92 6 -84 36C-80 56 -98 58 -96 74C-84 84 -60 78 -52 60Z', hair, ink, 5)) +
    faceFromFront({ half: 54, chin: 96 }) +
    beard(BEARDS[suit], garb) +
    brows('M-44 -14C-34 -24 -20 -23 -11 -15', ink, 7) +
    crown(suit, garb)
  );
}

function crown(suit: Suit, { robe, gold, goldLight, ink }: Costume): string {
  const { half, pearls } = CROWNS[suit];
  return (
    shape('M-58 -62C-62 -116 -30 -126 0 -126C30 -126 62 -116 58 -62Z', robe, ink, 5) +
    mirrored(fill(`M0 -60V-124${half}L66 -60Z`, gold)) +
    mirrored(line(`M0 -124${half}L66 -60`, ink, 5)) +
    mirrored(pearls.map(([x, y]) => disc(x, y, 9, goldLight, ink, 4)).join('')) +
    disc(0, -132, 10, goldLight, ink, 4) +
    shape('M-68 -64H68V-38C30 -46 -30 -46 -68 -38Z', goldLight, ink, 5) +
    suitSign(suit, 0, -82, 30, ink) +
    mirrored(disc(-44, -52, 5, robe)) +
    disc(0, -55, 6, robe)
  );
}
