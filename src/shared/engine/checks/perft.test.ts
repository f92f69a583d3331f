import { describe, expect, it } from 'vitest';
import { notRefusedMoves, perft } from './perft.ts';
import { type Toy, toyMatch, toyRules } from './toy-game.ts';

/** Every guess from 0 to 5: two of them are never allowed. */
const GUESSES: Toy['Move'][] = [0, 1, 2, 3, 4, 5].map((number) => ({ type: 'guess', number }));

describe('lines of play', () => {
  it.each([
    // Two seats, four guesses each, in either order; then a round more, and the end.
    [1, 2 * 4],
    [2, 2 * 4 * 4],
    [3, 2 * 4 * 4 * 2 * 4],
    [4, (2 * 4 * 4) ** 2],
    [5, 0],
  ])('of %i moves', (depth, lines) => {
    const { state } = toyMatch({ rounds: 2 });
    const before = JSON.stringify(state);
    expect(perft(toyRules, state, depth)).toBe(lines);
    expect(perft(toyRules, state, depth, notRefusedMoves(toyRules, GUESSES))).toBe(lines);
    expect(JSON.stringify(state)).toBe(before);
  });
});
