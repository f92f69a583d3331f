import { describe, expect, it } from 'vitest';
import type { Game } from '#shared/engine/game.ts';
import { drawNext, newMatch, take } from '#shared/engine/match.ts';
import { pick, seeded } from '#shared/engine/random.ts';
import { GAMES } from '#shared/games/index.ts';
import { actionTime, thinkFactor } from './bot-pause.ts';

const GAMES_THAT_PONDER = Object.entries(GAMES).filter(([, { thinkTime: ponder }]) => ponder);
/** On average no slower than before there were thoughts, by more than this. */
const SLOWER = 1.2;
const MOVES = 400;

/** What a table of people who move at random goes through: each state in which somebody has to move. */
function* states(game: Game, seed: number) {
  const random = seeded(seed);
  const options = Object.fromEntries(Object.entries(game.rules.options).map(([name, spec]) => [name, spec.default]));
  const match = newMatch(game.rules, options, game.rules.seats.max);
  for (let moves = 0; moves < MOVES; ) {
    const turn = game.rules.toAct(match.state);
    if (turn === 'over') return;
    const chance = turn === 'chance' ? drawNext(match, random) : undefined;
    if (chance) take(match, chance);
    if (turn === 'chance') continue;
    moves++;
    yield match.state;
    const seat = pick(turn, random);
    take(match, { by: seat, ...pick(game.rules.legalMoves(match.state, seat), random) });
  }
}

describe.each(GAMES_THAT_PONDER)('the pauses of bots in %s', (_, game) => {
  const { rules } = game;

  it('are the same in two states that differ in what not everybody sees', () => {
    for (const state of states(game, 7)) {
      const seen = rules.observe(state, 'everyone');
      const other = rules.observe(rules.resample(seen, seeded(11)), 'everyone');
      expect(thinkFactor(game, other, seeded(3))).toBe(thinkFactor(game, seen, seeded(3)));
    }
  });

  it('differ by what lies on the table, and are not slower than a metronome by a fifth', () => {
    const random = seeded(5);
    const parts = Array.from(states(game, 9), (state) => thinkFactor(game, rules.observe(state, 'everyone'), random));
    const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length;
    expect(mean).toBeLessThan(SLOWER);
    expect(mean).toBeGreaterThan(0.7);
    const hardness = new Set(Array.from(states(game, 9), (state) => game.thinkTime?.(rules.observe(state, 'everyone'))));
    expect(hardness.size).toBeGreaterThan(3);
  });
});

describe('a pause', () => {
  const seen = { viewer: 'everyone', toAct: [0], last: null } as const;
  it('is never so short that nobody can follow, nor so long that all wait', () => {
    const random = seeded(1);
    for (const hard of [-1, 0.5, 1, 2, 99]) {
      const parts = Array.from({ length: 200 }, () => thinkFactor({ thinkTime: () => hard }, seen, random));
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0.5 * 0.65);
      expect(Math.max(...parts)).toBeLessThanOrEqual(2 * 1.35);
      expect(new Set(parts).size).toBeGreaterThan(100);
    }
  });
});

it('who comes to a choice too late is late by whole seconds: nobody can tell how long the search took', () => {
  expect(actionTime(900, 300)).toBe(900);
  expect(actionTime(900, 900)).toBe(900);
  expect([901, 1400, 1900].map((now) => actionTime(900, now))).toEqual([1900, 1900, 1900]);
  expect(actionTime(900, 1901)).toBe(2900);
});
