/** The queens: seen from the front, crowned or wreathed, a necklace, a flower or a mirror. */
import type { Suit } from '#shared/cards/french.ts';
import { brows, faceFromFront, mouth } from '../figure/front.ts';
import type { Costume } from '../figure/garb.ts';
import { fist } from '../figure/hand.ts';
import { BLUSH, SKIN, SKIN_SHADE } from '../palette.ts';
import { suitSign } from '../suits.ts';
import { at, disc, fill, line, mirrored, shape } from '../svg.ts';
import { ATTRIBUTES } from './attributes.ts';
import { hairOf } from './coronets.ts';

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
