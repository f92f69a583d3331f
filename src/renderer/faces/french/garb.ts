/** What the courts of each suit wear: the colours of their house. */
import type { Suit } from '#shared/cards/french.ts';
import { type Costume, costume } from '../figure/garb.ts';
import { BLUE, GREEN, RED } from '../palette.ts';

const COSTUMES: Readonly<Record<Suit, Costume>> = {
  C: costume({ robe: '#2b5d43', lining: '#a8502f', wall: '#dfe2c6', hair: '#6b3f22' }),
  D: costume({ robe: '#b4452a', lining: '#2d6470', wall: '#f0d9b8', hair: '#b9772f' }),
  H: costume({ robe: RED, lining: '#3d4a63', wall: '#f3d8c9', hair: '#8d4a22' }),
  S: costume({ robe: '#2a3650', lining: '#8c2f33', wall: '#c9d3d8', hair: '#3a3433' }),
};

/** With four colours the robe follows the suit's own colour. */
const FOUR_COLOUR_ROBES: Readonly<Partial<Record<Suit, Partial<Costume>>>> = {
  C: { robe: GREEN },
  D: { robe: BLUE, lining: '#b4452a', wall: '#d5dfe6' },
};

/** The colours of a suit's court. */
export function frenchCostume(suit: Suit, fourColour: boolean): Costume {
  return fourColour ? { ...COSTUMES[suit], ...FOUR_COLOUR_ROBES[suit] } : COSTUMES[suit];
}
