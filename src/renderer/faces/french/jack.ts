/** The jacks: young, in profile, a cap or helmet on bobbed hair, a buttoned doublet. */
import type { Suit } from '#shared/cards/french.ts';
import { suitSign } from '../suits.ts';
import { at, disc, fill, line, shape } from '../svg.ts';
import { ATTRIBUTES } from './attributes.ts';
import { cap } from './caps.ts';
import type { Garb } from './garb.ts';
import { fist } from './hand.ts';

const SKIN = '#f0c9a0';
const SHADE = '#dba679';

const PROFILE =
  'M34 -56C38 -40 40 -28 38 -16C36 -9 37 -4 40 2L58 32C61 38 56 42 46 42L45 50C52 52 53 58 47 61L45 63C51 66 50 73 45 75C43 80 45 84 46 90C46 102 36 108 22 108C6 108 -14 100 -26 86L-40 40V-56Z';

/** The upper half of a jack; the middle of the card is the origin. */
export function jack(suit: Suit, garb: Garb): string {
  return (
    doublet(suit, garb) +
    at(-12, -240, head(suit, garb), 1.06) +
    at(172, -70, ATTRIBUTES.J[suit](garb)) +
    fist(172, -70, garb.linen)
  );
}

function doublet(suit: Suit, { robe, lining, gold, linen, ink }: Garb): string {
  return (
    shape('M-70 -122C-140 -116 -230 -112 -350 -96V90H300V20C250 -60 180 -110 70 -122Z', robe, ink, 5) +
    shape('M-170 -116L-120 90H-60L-100 -122Z', lining, ink, 5) +
    shape('M170 -96L120 90H60L100 -122Z', lining, ink, 5) +
    line('M0 -100V90', ink, 5) +
    [-70, -36, -2].map((y) => disc(0, y, 8, gold, ink, 4)).join('') +
    suitSign(suit, -232, -30, 50, gold) +
    shape('M-46 -176L-52 -118C-30 -96 30 -96 44 -118L36 -160Z', SKIN, ink, 5) +
    fill('M-40 -150C-20 -128 10 -128 34 -146L37 -136C14 -104 -20 -112 -42 -130Z', SHADE) +
    shape(
      'M-58 -134C-76 -126 -84 -104 -76 -84C-50 -78 -18 -84 0 -98C18 -84 50 -78 72 -84C78 -106 70 -126 50 -134C40 -116 -40 -116 -58 -134Z',
      linen,
      ink,
      5,
    )
  );
}

function head(suit: Suit, garb: Garb): string {
  const { hair, ink } = garb;
  return (
    fill(PROFILE, SKIN) +
    fill('M-30 30C-6 60 10 80 45 86C46 102 36 108 22 108C6 108 -14 100 -26 86Z', SHADE) +
    line(PROFILE, ink, 5) +
    line('M47 62H30', ink, 4) +
    disc(18, 44, 9, '#e2977c') +
    shape('M12 1C18 -8 28 -9 35 -4L33 5C26 9 18 7 12 1Z', '#fbf4e6', ink, 3.5) +
    disc(28, -0.5, 5, ink) +
    line('M8 -15C16 -23 28 -24 36 -18', ink, 5) +
    shape(
      'M32 -60C24 -30 8 -26 2 -10C-8 10 -4 36 -14 60C-20 80 -34 92 -60 94C-84 96 -98 84 -94 60C-90 30 -92 -10 -84 -60Z',
      hair,
      ink,
      5,
    ) +
    line('M-24 -30C-40 0 -34 36 -48 70M-52 -30C-68 0 -62 36 -72 70', ink, 4) +
    cap(suit, garb)
  );
}
