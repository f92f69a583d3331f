import { describe, expect, it } from 'vitest';
import { CURSES, VBI_DECK } from '../../cards/rome.ts';
import { notRefusedMoves, perft } from '../../engine/checks/perft.ts';
import { rules } from './rules.ts';
import type { Move } from './state/moves.ts';
import { cards, down, type Game, holding, racing } from './testing.ts';

const ORDERS = [['ianus'], ['mercurius'], ['vulcanus'], ['mercurius', 'vulcanus'], ['ianus', 'mercurius'], []] as const;

const ALL: readonly Move[] = [
  { type: 'out' },
  { type: 'done' },
  ...Array.from({ length: 6 }, (_, position): Move => ({ type: 'turn-up', position })),
  ...CURSES.map((curse): Move => ({ type: 'vote', curse })),
  ...[0, 1, 2, 3].map((seat): Move => ({ type: 'choose', seat })),
  ...VBI_DECK.map((card): Move => ({ type: 'choose', card })),
  ...Array.from({ length: 92 }, (_, number): Move => ({ type: 'choose', number })),
  ...ORDERS.flatMap((order) => [order, order.toReversed()]).map((blessings): Move => {
    return { type: 'arrange', curses: [], blessings: [...blessings] };
  }),
];
/** Each once, and with the fields that its card asks for. */
const TRIED = ALL.filter((move, k) => {
  const bytes = JSON.stringify(move);
  return rules.moveSchema.safeParse(move).success && ALL.findIndex((other) => JSON.stringify(other) === bytes) === k;
});

function linesOf({ state }: Game, depth: number): number {
  const found = perft(rules, state, depth);
  expect(perft(rules, state, depth, notRefusedMoves(rules, TRIED))).toBe(found);
  return found;
}

/**
 * The lines of a race among Rome cards by VM-13 to VM-17 and VM-24 as written, without the engine.
 */
function linesOfRace(decks: readonly (readonly number[])[], last: number, malus: number, depth: number): number {
  if (malus >= 10) return depth === 0 ? 1 : 0;
  if (depth === 0) return 1;
  if (decks.every((deck) => deck.length === 0)) throw new Error('the next turn is beyond this count');
  let lines = 0;
  for (const [seat, deck] of decks.entries()) {
    // Out with a Rome card: the game is lost, and no line goes on.
    if (deck.length > 0 && depth === 1) lines += 1;
    for (const [position, card] of deck.entries()) {
      const left = decks.map((other, k) => (k === seat ? deck.filter((_, place) => place !== position) : other));
      lines += card > last ? linesOfRace(left, card, malus, depth - 1) : linesOfRace(left, last, malus + 2, depth - 1);
    }
  }
  return lines;
}

describe('lines of play', () => {
  const DECKS = [[1, 70], [2, 40, 60], [3]];

  it.each([
    // One to turn up for each card, and out for each seat.
    [1, 6 + 3],
    [2, 47],
    [3, 198],
    [4, 420],
    [5, 392],
    [6, 132],
  ])('VM-13, VM-17, VM-24: a race among Rome cards has so many of %i moves', (depth, lines) => {
    const game = racing(DECKS.map((deck) => deck.map((card) => `R${card}`).join(' ')));
    // Three cards lie in the return deck, so that two more lose.
    game.state.table.returned = cards('R80 R81 R82');
    expect(linesOfRace(DECKS, 0, 6, depth)).toBe(lines);
    expect(linesOf(game, depth)).toBe(lines);
  });

  it.each([
    // Three seats vote in any order, each for one of three curses; then for one of two, whichever was played.
    [1, 3 * 3],
    [2, 3 * 3 * (2 * 3)],
    [3, 3 * 3 * (2 * 3) * (1 * 3)],
    [4, 162 * 3 * 2],
    [6, 162 * (3 * 2) * (2 * 2) * (1 * 2)],
  ])('VM-10: three curses leave so many lines of %i votes', (depth, lines) => {
    expect(linesOf(down(holding(CURSES.map((curse) => curse))), depth)).toBe(lines);
  });

  it.each([
    // One to turn up for each card, and out for each seat.
    [1, 5 + 3],
    [2, 35],
    [3, 125],
    [4, 382],
  ])('VM-16, VM-21, VM-30: a race with blessings has so many of %i moves', (depth, lines) => {
    expect(linesOf(racing(['R10 mercurius', 'R20 vulcanus', 'ianus']), depth)).toBe(lines);
  });
});
