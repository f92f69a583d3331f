/** The queens: seen from the front, crowned or wreathed, a necklace, a flower or a mirror. */
import type { Suit } from '#shared/cards/french.ts';
import { brows, type Costume, faceFromFront, fist, mouth } from '../court-figure/body-parts.ts';
import { BLUSH, SKIN, SKIN_SHADE } from '../palette.ts';
import { suitSign } from '../suits.ts';
import { at, disc, fill, line, mirrored, shape } from '../svg.ts';
import { ATTRIBUTES } from './attributes.ts';

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
