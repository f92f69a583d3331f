/** The number cards: pips where players expect them, the lower half upside down. */
import type { Rank, Suit } from '#shared/cards/french.ts';
import { POKER } from '../card.ts';
import { suitSign } from '../suits.ts';

type Spot = readonly [x: number, y: number];

const MIDDLE = POKER.width / 2;
const LEFT = MIDDLE - 92;
const RIGHT = MIDDLE + 92;
const CENTRE = POKER.height / 2;
const TOP = 150;
const BOTTOM = POKER.height - TOP;
const THIRD = (BOTTOM - TOP) / 3;

const ENDS: readonly Spot[] = [
  [LEFT, TOP],
  [RIGHT, TOP],
  [LEFT, BOTTOM],
  [RIGHT, BOTTOM],
];

/** Where the pips lie; ranks without pips are absent. */
const SPOTS: Readonly<Partial<Record<Rank, readonly Spot[]>>> = {
  '2': [
    [MIDDLE, TOP],
    [MIDDLE, BOTTOM],
  ],
  '3': [
    [MIDDLE, TOP],
    [MIDDLE, CENTRE],
    [MIDDLE, BOTTOM],
  ],
  '4': ENDS,
  '5': [...ENDS, [MIDDLE, CENTRE]],
  '6': [...ENDS, [LEFT, CENTRE], [RIGHT, CENTRE]],
  '10': [
    ...ENDS,
    [LEFT, TOP + THIRD],
    [RIGHT, TOP + THIRD],
    [LEFT, BOTTOM - THIRD],
    [RIGHT, BOTTOM - THIRD],
    [MIDDLE, TOP + THIRD / 2],
    [MIDDLE, BOTTOM - THIRD / 2],
  ],
};

/** Fewer pips are printed larger. */
function sizeFor(count: number): number {
  return count <= 3 ? 160 : count <= 6 ? 140 : 124;
}

/** The pips of a number card; nothing for aces and courts. */
export function pips(rank: Rank, suit: Suit, colour: string): string {
  const spots = SPOTS[rank] ?? [];
  const size = sizeFor(spots.length);
  return spots.map(([x, y]) => suitSign(suit, x, y, size, colour, y > CENTRE ? 180 : 0)).join('');
}
