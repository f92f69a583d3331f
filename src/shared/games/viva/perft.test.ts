import { describe, expect, it } from 'vitest';
import { DESIGNS } from '../../cards/viva.ts';
import { notRefusedMoves, perft } from '../../engine/checks/perft.ts';
import { rules } from './rules.ts';
import type { Move } from './state/moves.ts';
import type { Options } from './state/options.ts';
import { type Scene, scene } from './testing.ts';

/** Up to three copies on all sets of houses, in an order and otherwise, and everything else that can be said. */
const PLACES = [
  ...[[0], [1], [2], [0, 0], [1, 1], [2, 2], [0, 0, 0], [1, 1, 1], [2, 2, 2]],
  ...[
    [0, 1],
    [0, 2],
    [1, 2],
    [0, 1, 2],
    [1, 0],
    [2, 1, 0],
    [0, 0, 1],
  ],
];
const TRIED: readonly Move[] = [
  { type: 'take' },
  { type: 'pass' },
  { type: 'viva' },
  { type: 'catch' },
  { type: 'last', on: 'general' },
  { type: 'last', on: 'own' },
  ...DESIGNS.flatMap((card): Move[] => [
    { type: 'block', card },
    ...PLACES.map((houses): Move => ({ type: 'play', card, houses })),
  ]),
];

function linesOf(where: Scene, depth: number, options: Partial<Options> = {}) {
  const { state } = scene(where, options);
  const found = perft(rules, state, depth);
  expect(perft(rules, state, depth, notRefusedMoves(rules, TRIED))).toBe(found);
  return found;
}

/** Houses by their top cards, hands and stock as letters of colours, and what the seat to play has just taken. */
interface Round {
  readonly hands: readonly (readonly string[])[];
  readonly tops: readonly string[];
  readonly stock: readonly string[];
  readonly taken?: string;
}

const BLOCKING = 'k';

function shares(one: string, other: string): boolean {
  return [...one].some((colour) => other.includes(colour));
}

/** VI-9, VI-11: all copies on one house, or each on another one, in order, with a card left in the hand. */
function isWayToLay(houses: readonly number[], copies: number, hand: number): boolean {
  const inOrder = houses.every((house, k) => k === 0 || house >= (houses[k - 1] ?? 0));
  const sorts = new Set(houses).size;
  return inOrder && (sorts === 1 || sorts === houses.length) && houses.length <= copies && houses.length < hand;
}

/** VI-7, VI-8, VI-10: what the table may look like after a play. */
function afterPlays({ hands, tops, stock, taken }: Round): Round[] {
  const [hand = [], ...others] = hands;
  const free = [...new Set(taken ? [taken] : hand)].filter((card) => !shares(card, BLOCKING));
  return free.flatMap((card) => {
    const copies = hand.filter((one) => one === card).length;
    const fitting = PLACES.filter(
      (houses) =>
        isWayToLay(houses, copies, hand.length) &&
        houses.every((house) => tops[house] === '' || shares(card, tops[house] ?? '')),
    );
    return fitting.map((houses): Round => {
      const left = [...hand];
      for (const _ of houses) left.splice(left.indexOf(card), 1);
      return { hands: [...others, left], tops: tops.map((top, k) => (houses.includes(k) ? card : top)), stock };
    });
  });
}

/**
 * The lines of a round by VI-7 to VI-11 as written, without the engine; the seat on turn has the
 * first hand.
 */
function linesOfRound(round: Round, depth: number): number {
  const { hands, tops, stock, taken } = round;
  if ([...'rpbygk'].some((colour) => tops.every((top) => top.includes(colour)))) throw new Error('a VIVA');
  if (depth === 0) return 1;
  const [hand = [], ...others] = hands;
  const [top, ...rest] = stock;
  if (hand.length < 2 || !top) throw new Error('last cards and restocks are beyond this count');
  const other: Round = taken
    ? { hands: [...others, hand], tops, stock }
    : { hands: [[...hand, top], ...others], tops, stock: rest, taken: top };
  return [...afterPlays(round), other].reduce((sum, after) => sum + linesOfRound(after, depth - 1), 0);
}

describe('lines of play', () => {
  const START: Scene = {
    hands: ['rp b b y y', 'y g g y'],
    houses: ['r'],
    general: BLOCKING,
    stock: 'g b rk y r g b y',
  };

  it.each([
    // rp on any house; b and y, each once or twice, on the two that are empty; a card from the stock.
    [1, 3 + 5 + 5 + 1],
    [2, 83],
    [3, 322],
    [4, 781],
  ])('VI-7 to VI-11: a round has so many of %i moves', (depth, lines) => {
    const hands = START.hands.map((hand) => hand.split(' '));
    const round = { hands, tops: ['r', '', ''], stock: START.stock?.split(' ') ?? [] };
    expect(linesOfRound(round, depth)).toBe(lines);
    expect(linesOf(START, depth)).toBe(lines);
  });

  it.each([
    // rp on any house, and then VIVA or not; a card from the stock, which fits nowhere.
    [1, 3 + 1],
    [2, 3 * 2 + 1],
    [3, 13],
    [4, 56],
  ])('VI-13 to VI-16: before a VIVA there are so many of %i moves', (depth, lines) => {
    const where: Scene = {
      hands: ['rp y', 'b g', 'y g'],
      houses: ['r', 'rb', 'rg'],
      general: 'k',
      own: [1, 'p'],
      stock: 'y g b p r',
    };
    expect(linesOf(where, depth)).toBe(lines);
  });

  it.each([
    // The last card on either blocking card, or a card from the stock. The next seat takes one too, and lays one of two.
    [1, 2 + 1],
    [2, 2 * 2 + 3],
    [3, 7],
    [4, 23],
  ])('VI-17 to VI-19: with last cards there are so many of %i moves', (depth, lines) => {
    const where: Scene = {
      hands: ['rk', 'b', 'y g'],
      houses: ['r'],
      general: 'k',
      own: [0, 'r'],
      stock: 'y g b p r k b g',
    };
    expect(linesOf(where, depth)).toBe(lines);
  });

  it.each([
    // As before, but on any house: once in three ways, twice in six.
    [1, 3 + 9 + 9 + 1],
    [2, 445],
    [3, 7_114],
  ])('VI-21: where forbidden cards are caught there are so many of %i moves', (depth, lines) => {
    expect(linesOf(START, depth, { policing: 'caught' })).toBe(lines);
  });
});
