/** The number cards: pips where players expect them, the lower half upside down. */
import type { Rank, Suit } from '#shared/cards/french.ts';
import { POKER } from '../card-sheet.ts';
import { scrolls } from '../ornament.ts';
import { BRASS_LIGHT, PAPER } from '../palette.ts';
import { suitPath, suitSign } from '../suits.ts';
import { around, at, disc, el, fill } from '../svg.ts';

/** The aces: one great sign, engraved at its heart, between two scrolls of leaves. */
const SIZE = 3.3;

/** Where the rosette sits within each sign, and its size: all in the sign's own box of 100. */
const ROSETTES: Readonly<Record<Suit, { readonly y: number; readonly size: number }>> = {
  C: { y: 0, size: 0.26 },
  D: { y: 0, size: 0.29 },
  H: { y: -5, size: 0.36 },
  S: { y: 6, size: 0.34 },
};

const PETAL = 'M0 -14C13 -24 13 -40 0 -54C-13 -40 -13 -24 0 -14Z';

/** The middle of an ace. */
export function ace(suit: Suit, colour: string): string {
  return at(
    POKER.width / 2,
    POKER.height / 2,
    at(0, -262, scrolls(colour)) + at(0, 262, scrolls(colour), 1, 180) + sign(suit, colour),
  );
}

/** The sign with a second outline around it, at the same distance everywhere. */
function sign(suit: Suit, colour: string): string {
  const d = suitPath(suit);
  const ring = (stroke: string, width: number) => el('path', { d, fill: stroke, stroke, 'stroke-width': width });
  const { y, size } = ROSETTES[suit];
  const engraved = around(8, fill(PETAL, PAPER)) + disc(0, 0, 14, BRASS_LIGHT);
  return at(0, 0, ring(colour, 8.5) + ring(PAPER, 5.5) + fill(d, colour) + at(0, y, engraved, size), SIZE);
}

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
