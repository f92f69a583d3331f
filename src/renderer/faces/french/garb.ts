/** What the courts of each suit wear: the colours of their house, and its device woven into the cloth. */
import type { Suit } from '#shared/cards/french.ts';
import { BLUE, BRASS, BRASS_LIGHT, GREEN, INK, PAPER, RED } from '../palette.ts';

export interface Garb {
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

const METAL = { gold: BRASS, goldLight: BRASS_LIGHT, linen: PAPER, ink: INK };

const GARBS: Readonly<Record<Suit, Garb>> = {
  C: { robe: '#2b5d43', lining: '#a8502f', wall: '#dfe2c6', hair: '#6b3f22', ...METAL },
  D: { robe: '#b4452a', lining: '#2d6470', wall: '#f0d9b8', hair: '#b9772f', ...METAL },
  H: { robe: RED, lining: '#3d4a63', wall: '#f3d8c9', hair: '#8d4a22', ...METAL },
  S: { robe: '#2a3650', lining: '#8c2f33', wall: '#c9d3d8', hair: '#3a3433', ...METAL },
};

/** With four colours the robe follows the suit's own colour. */
const FOUR_COLOUR_ROBES: Readonly<Partial<Record<Suit, Partial<Garb>>>> = {
  C: { robe: GREEN },
  D: { robe: BLUE, lining: '#b4452a', wall: '#d5dfe6' },
};

/** The colours of a suit's court. */
export function garbOf(suit: Suit, fourColour: boolean): Garb {
  return fourColour ? { ...GARBS[suit], ...FOUR_COLOUR_ROBES[suit] } : GARBS[suit];
}
