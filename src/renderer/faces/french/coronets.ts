/** How each queen wears her hair, and what she wears on it; the face's eyes are on y = 0. */
import type { Suit } from '#shared/cards/french.ts';
import type { Costume } from '../figure/garb.ts';
import { suitSign } from '../suits.ts';
import { at, disc, fill, line, mirrored, shape } from '../svg.ts';

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
export function hairOf(suit: Suit): Hair {
  return HAIR[suit];
}
