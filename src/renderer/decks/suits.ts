/** The four French suits: shapes of the project's own, in a box of 100 × 100 around the origin. */
import type { Suit } from '#shared/cards/french.ts';
import { BLUE, GREEN, INK, RED } from './palette.ts';
import { at, fill } from './svg.ts';

const SHAPES: Readonly<Record<Suit, string>> = {
  C: 'M23 -27A23 23 0 1 1 -23 -27A23 23 0 1 1 23 -27ZM-2 12A23 23 0 1 1 -48 12A23 23 0 1 1 -2 12ZM48 12A23 23 0 1 1 2 12A23 23 0 1 1 48 12ZM-9 -10H9L16 8L5 16C6 34 11 44 21 50H-21C-11 44 -6 34 -5 16L-16 8Z',
  D: 'M0 -50C9 -31 23 -14 39 0C23 14 9 31 0 50C-9 31 -23 14 -39 0C-23 -14 -9 -31 0 -50Z',
  H: 'M0 48C-12 29 -47 12 -47 -17C-47 -35 -35 -46 -22 -46C-12 -46 -4 -40 0 -29C4 -40 12 -46 22 -46C35 -46 47 -35 47 -17C47 12 12 29 0 48Z',
  S: 'M0 -50C9 -31 45 -14 45 13C45 28 35 36 24 36C15 36 8 32 4 25C5 37 11 45 21 50H-21C-11 45 -5 37 -4 25C-8 32 -15 36 -24 36C-35 36 -45 28 -45 13C-45 -14 -9 -31 0 -50Z',
};

const TWO_COLOURS: Readonly<Record<Suit, string>> = { C: INK, D: RED, H: RED, S: INK };
const FOUR_COLOURS: Readonly<Record<Suit, string>> = { C: GREEN, D: BLUE, H: RED, S: INK };

/** The path of a suit's sign in a box of 100 × 100 around the origin, for cards and panels alike. */
export function suitPath(suit: Suit): string {
  return SHAPES[suit];
}

/** The colour a suit is printed in. */
export function suitColour(suit: Suit, fourColour: boolean): string {
  return (fourColour ? FOUR_COLOURS : TWO_COLOURS)[suit];
}

/** A suit's sign, `size` high, around a point. */
export function suitSign(suit: Suit, x: number, y: number, size: number, colour: string, degrees = 0): string {
  return at(x, y, fill(SHAPES[suit], colour), size / 100, degrees);
}
