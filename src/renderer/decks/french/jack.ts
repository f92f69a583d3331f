/** The jacks: young, in profile, a cap or helmet on bobbed hair, a buttoned doublet. */
import type { Suit } from '#shared/cards/french.ts';
import { type Costume, faceInProfile, fist } from '../court-figure/body-parts.ts';
import { feathered, flat, helmet, hunter } from '../court-figure/hats.ts';
import { SKIN, SKIN_SHADE } from '../palette.ts';
import { suitSign } from '../suits.ts';
import { at, disc, fill, line, shape } from '../svg.ts';
import { ATTRIBUTES } from './attributes.ts';

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
