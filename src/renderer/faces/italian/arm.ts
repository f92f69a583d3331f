/** The raised right arm of every figure, and the suit's sign in its hand. */
import type { ItalianSuit } from '#shared/cards/italian.ts';
import type { Costume } from '../figure/garb.ts';
import { fist } from '../figure/hand.ts';
import { at, shape } from '../svg.ts';
import { italianSign } from './signs.ts';

/** How far above the fist a sign's middle is, and how large it is held. */
const HOLDS: Readonly<Record<ItalianSuit, { readonly up: number; readonly scale: number }>> = {
  D: { up: 74, scale: 1.02 },
  C: { up: 52, scale: 1.06 },
  S: { up: 84, scale: 0.96 },
  B: { up: 86, scale: 0.92 },
};

/** An arm from a shoulder at the origin to a fist 88 to the right and 50 above. */
export function raisedArm(suit: ItalianSuit, { robe, linen, ink }: Costume): string {
  const { up, scale } = HOLDS[suit];
  return (
    shape('M-16 -24C16 -22 42 -12 58 6L60 -30H116C118 14 110 46 92 66C60 76 18 66 -12 46Z', robe, ink, 5) +
    italianSign(suit, 88, -50 - up, scale) +
    at(88, -50, fist(0, 0, linen), 0.8)
  );
}
