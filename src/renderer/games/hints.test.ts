/** Hints in words, in each game with a search, for each kind of move. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { playMatch } from '#shared/engine/checks/properties.ts';
import { isTested } from '#shared/engine/checks/test-scope.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import { viewOf } from '#shared/engine/view.ts';
import { tableGameOf } from './index.ts';
import { type Assist, formatSignedDecimal, loadAssist } from './load-assist.ts';
import { sayWith } from './testing.ts';

const ASSISTS = import.meta.glob<Assist>('./*/assist.ts', { eager: true });
const HINTED = Object.keys(GAMES).filter((id) => ASSISTS[`./${id}/assist.ts`]?.hints);

it('a game that promises hints has them, and a search that knows it', () => {
  expect(HINTED).toEqual(Object.keys(GAMES).filter((id) => tableGameOf(id)?.hasHints));
  expect(HINTED.filter((id) => !GAMES[id]?.searchModel)).toEqual([]);
  expect(HINTED.length).toBeGreaterThan(2);
});

/** Every observation of a seat with a decision, in two random matches. */
function* decisionsOf(id: string): Generator<{ observation: ObservationBase; moves: readonly AnyMove[] }> {
  const game = GAMES[id];
  const resolved = game && resolveOptions(game.rules.options, {});
  if (!game?.bots.random || !resolved || 'refusal' in resolved) throw new Error(`${id} can't be played`);
  for (const seed of [1, 2]) {
    const { rules, seats, options, events } = playMatch(
      game,
      resolved.options,
      game.rules.seats.max,
      game.bots.random,
      seed,
    );
    const again = newMatch(rules, options, seats);
    for (const event of events) {
      take(again, event);
      for (const seat of Array(seats).keys()) yield viewOf(rules, again.state, seat);
    }
  }
}

async function speaker(id: string) {
  const loaded = await loadAssist(id);
  if (!loaded?.hints) throw new Error(`${id} says nothing`);
  const say = sayWith({ ...tableGameOf(id)?.words, ...GAMES[id]?.messages, ...loaded.words });
  return { hinter: loaded.hints, say };
}

describe.each(HINTED.filter(isTested))('a hint in %s', (id) => {
  it('names every move that may be made in two matches at random, each otherwise than the others', async () => {
    const { hinter, say } = await speaker(id);
    const kinds = new Set<string>();
    for (const { observation, moves } of decisionsOf(id)) {
      const names = moves.map((move) => hinter.name(move, observation, say));
      expect(new Set(names).size, names.join('; ')).toBe(moves.length);
      for (const move of moves) kinds.add(move.type);
      expect(names.join()).not.toMatch(/undefined|hint\.|\{|NaN/);
    }
    expect(kinds.size).toBeGreaterThan(0);
    expect(hinter.worth(1.25, say)).toMatch(/1/);
    expect(say('hint.measure')).toMatch(/\.$/);
  });
});

it.each(HINTED.filter(isTested))('a hint in %s counts in what its deals are scored in', (id) => {
  const game = GAMES[id];
  const { searchModel: mind, bots, rules } = game ?? {};
  const resolved = rules && resolveOptions(rules.options, {});
  if (!game || !mind?.scoreGain || !bots?.random || !resolved || 'refusal' in resolved) return;
  const size = (worths: readonly number[]): number => worths.reduce((sum, worth) => sum + Math.abs(worth), 0);
  let [hinted, scored] = [0, 0];
  for (const seed of [1, 2, 3]) {
    const { state } = playMatch(game, resolved.options, game.usualSeats ?? game.rules.seats.max, bots.random, seed);
    hinted += size(mind.outcome(state) ?? []) * (mind.scoreUnit ?? 1);
    scored += size(mind.scoreGain(state));
  }
  expect(hinted / scored).toBeGreaterThan(0.5);
  expect(hinted / scored).toBeLessThan(3);
});

it('an expectation is written with its sign, as the language writes numbers', () => {
  expect([1.25, -0.04, -3].map(formatSignedDecimal)).toEqual(['+1.3', '±0.0', '−3.0']);
});
