import { describe, expect, it } from 'vitest';
import { FRENCH_DECK, RANKS, SUITS } from '../../cards/french.ts';
import { notRefusedMoves, perft } from '../../engine/checks/perft.ts';
import { rules } from './rules.ts';
import type { Move } from './state.ts';
import { act, auction, deal, table, trump } from './testing.ts';

const TRIED: readonly Move[] = [
  { type: 'pass' },
  ...RANKS.map((rank): Move => ({ type: 'bid', rank })),
  ...Array.from({ length: 59 }, (_, k): Move => ({ type: 'bid', rank: '2', points: 62 + k })),
  ...SUITS.map((suit): Move => ({ type: 'trump', suit })),
  ...FRENCH_DECK.map((card): Move => ({ type: 'play', card })),
];

/** Bids by index: 1 an ace to 10 a bare 2, 69 a 2 with 120; 0: no bid. */
interface Auction {
  readonly standing: number;
  /** Seats not passed, the next to speak first, and whether the standing bid is its own. */
  readonly speakers: readonly { readonly bid: boolean }[];
}

/** An auction's lines by the written rules, without the engine; `won`: continuations by winner. */
function linesOf({ standing, speakers }: Auction, depth: number, won: (depth: number) => number): number {
  if (standing === 69 || (standing > 0 && speakers.length === 1)) return won(depth);
  if (depth === 0) return 1;
  const [, ...others] = speakers;
  if (others.length === 0 && standing === 0 && depth > 1) throw new Error('a deal passed out goes beyond the auction');
  let lines = others.length === 0 ? 1 : linesOf({ standing, speakers: others }, depth - 1, won);
  for (let bid = standing + 1; bid <= (standing < 10 ? 10 : 69); bid++) {
    const after = [...others.map(() => ({ bid: false })), { bid: true }];
    lines += linesOf({ standing: bid, speakers: after }, depth - 1, won);
  }
  return lines;
}

const OPENING: Auction = { standing: 0, speakers: Array(5).fill({ bid: false }) };

/** BC-11, BC-13: one of four trumps, then any of eight cards, seven others after it, and so on round. */
function trumpAndCards(depth: number): number {
  return [1, 4, 4 * 8][depth] ?? 4 * 8 ** (depth - 1);
}

describe('lines of play', () => {
  it.each([
    // Ten ranks and a pass; then 11 after a pass, 10 down to 2 after a rank, 60 after a bare 2.
    [1, 11],
    [2, 11 + 54 + 60],
    [3, 2_708],
    [4, 60_593],
  ])('BC-6 to BC-11: an auction has so many of %i calls', (depth, lines) => {
    const { state } = deal(table());
    expect(linesOf(OPENING, depth, trumpAndCards)).toBe(lines);
    expect(perft(rules, state, depth)).toBe(lines);
    if (depth < 4) expect(perft(rules, state, depth, notRefusedMoves(rules, TRIED))).toBe(lines);
  });

  it.each([
    [3, 5, 3 ** 5],
    [3, 7, 3 ** 5 * 2 ** 2],
    [3, 10, 3 ** 5 * 2 ** 5],
    [2, 10, 2 ** 5],
    [2, 11, 0],
  ])(
    'BC-13, BC-15: the last %i tricks have so many lines of %i cards, since any may be played',
    (left, depth, lines) => {
      const match = trump(auction(deal(table({ deals: 1 })), 'A - - - -'), 'H');
      for (let card = 0; card < 5 * (8 - left); card++) {
        act(match, rules.legalMoves(match.state, match.state.turn ?? 0)[0] as Move);
      }
      expect(perft(rules, match.state, depth)).toBe(lines);
      if (depth < 10) expect(perft(rules, match.state, depth, notRefusedMoves(rules, TRIED))).toBe(lines);
    },
  );
});
