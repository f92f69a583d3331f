import { describe, expect, it } from 'vitest';
import { ITALIAN_DECK } from '../../cards/italian.ts';
import { notRefusedMoves, perft } from '../../engine/checks/perft.ts';
import { DECK } from './cards.ts';
import { rules } from './rules.ts';
import type { Move } from './state.ts';
import { begun, deal, layPiles, numbers, stacksOf, table } from './testing.ts';

const TRIED: readonly Move[] = [
  { type: 'take', pile: 0 },
  { type: 'take', pile: 1 },
  ...ITALIAN_DECK.map((card): Move => ({ type: 'play', card })),
];

/** What a seat has: its hand, and its piles with their tops last. */
interface Side {
  readonly hand: readonly string[];
  readonly piles: readonly (readonly string[])[];
}

const ORDER = '4567FCR123';

/** The lines of these tricks by the written rules, without the engine; `sides`: who plays first. */
function linesOf([mine, other]: readonly [Side, Side], led: string | null, depth: number): number {
  if (depth === 0) return 1;
  const tops = mine.piles.flatMap((pile) => pile.slice(-1));
  const reach = [...mine.hand, ...tops];
  const following = reach.filter((card) => led && card[1] === led[1]);
  let lines = 0;
  for (const card of following.length > 0 ? following : reach) {
    const left: Side = {
      hand: mine.hand.filter((one) => one !== card),
      piles: mine.piles.map((pile) => pile.filter((one) => one !== card)),
    };
    const taken = led && card[1] === led[1] && ORDER.indexOf(card.charAt(0)) > ORDER.indexOf(led.charAt(0));
    lines += linesOf(led && taken ? [left, other] : [other, left], led ? null : card, depth - 1);
  }
  for (const top of tops.filter((card) => '321'.includes(card.charAt(0)))) {
    const piles = mine.piles.map((pile) => pile.filter((one) => one !== top));
    lines += linesOf([{ hand: [...mine.hand, top], piles }, other], led, depth - 1);
  }
  return lines;
}

/** Two cards in each hand and up to two in each pile, with honours on top and beneath. */
const SIDES: readonly [Side, Side] = [
  { hand: ['3D', '4C'], piles: [['7S', '1C'], ['2S']] },
  {
    hand: ['5D', 'RC'],
    piles: [
      ['2C', '1D'],
      ['FB', '6S'],
    ],
  },
];

/** The same in a match, seat 0 to lead. */
function ending() {
  const { state } = begun();
  state.hands = SIDES.map(({ hand }) => numbers(hand.join(' ')));
  layPiles(
    state,
    SIDES.map(({ piles }) => piles.map((pile) => numbers(pile.join(' ')))),
  );
  return state;
}

describe('lines of play', () => {
  it.each([
    [1, 420],
    [2, 420 * 6],
  ])('SP-6: the piles can be chosen in so many ways by %i seats', (depth, lines) => {
    expect(perft(rules, deal(table()).state, depth)).toBe(lines);
  });

  it('SP-13, SP-17: whatever is chosen, twelve cards are within reach, and honours on top', () => {
    const { state } = deal(table());
    const honours = stacksOf(state).filter((stack) =>
      '321'.includes(DECK.namesOf(stack).at(-1)?.charAt(0) ?? '-'),
    ).length;
    expect(honours).toBeGreaterThan(0);
    // A pile is turned up by who leads with one of seven others, and two of the six left in hand.
    expect(perft(rules, state, 3)).toBe(420 * 6 * 12 + honours * 7 * 15 * 6);
  });

  it.each([
    [1, 6],
    [2, 20],
    [3, 64],
    [4, 205],
    [5, 628],
    [6, 1_769],
    [7, 4_774],
  ])('SP-12 to SP-18: an ending has so many of %i plays and takings', (depth, lines) => {
    expect(linesOf(SIDES, null, depth)).toBe(lines);
    expect(perft(rules, ending(), depth)).toBe(lines);
    if (depth < 6) expect(perft(rules, ending(), depth, notRefusedMoves(rules, TRIED))).toBe(lines);
  });
});
