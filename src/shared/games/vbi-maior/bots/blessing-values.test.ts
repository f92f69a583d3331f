import { expect, it } from 'vitest';
import { type Game, racing } from '../testing.ts';
import { deckCardValue, shortage } from './blessing-values.ts';

/** Six seats at hard in turn 5, with so many cards gone for good. */
function fifthTurn(gone: number): Game {
  const hands = [1, 2, 3, 4, 5, 6].map((seat) => [60, 66, 72, 78, 84].map((from) => `R${from + seat}`).join(' '));
  const game = racing(hands, '', { difficulty: 'hard' });
  game.state.table.discard = Array.from({ length: gone }, (_, k) => `R${k + 1}` as const);
  game.state.table.scores = [{ rome: 55, blessings: 0, fortune: 0, malus: 0, total: 55 }];
  return game;
}

const seen = (game: Game) => game.rules.observe(game.state, 0);

it('VM-5: cards are worth something where the next turn could not be dealt, nothing where they last', () => {
  expect(deckCardValue(seen(fifthTurn(48)))).toBeGreaterThan(0.5);
  expect(deckCardValue(seen(racing(['R1', 'R2', 'R3'], '', { difficulty: 'easy' })))).toBe(0);
});

it('VM-5: says how many cards have to go back, unless that is more than can be borne (VM-24)', () => {
  const short = (gone: number, bearable: number) => shortage(seen(fifthTurn(gone)), { fits: 30, late: 0, bearable });
  expect(short(36, 5)).toBe(0);
  expect(short(43, 5)).toBeGreaterThan(1);
  expect(short(43, 5)).toBeLessThan(4);
  expect(short(43, 2)).toBe(0);
});
