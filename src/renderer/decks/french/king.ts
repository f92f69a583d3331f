/** The kings: seen from the front, bearded, under an arched crown, in ermine. */
import type { Suit } from '#shared/cards/french.ts';
import { beard, brows, type Costume, ermine, faceFromFront, fist } from '../court-figure/body-parts.ts';
import { suitSign } from '../suits.ts';
import { at, disc, fill, line, mirrored, shape } from '../svg.ts';
import { ATTRIBUTES } from './attributes.ts';

/** Half an outline of the crown from its front point to the band, and where its pearls sit. */
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
