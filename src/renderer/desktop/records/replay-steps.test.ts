import { describe, expect, it } from 'vitest';
import { GAMES, gameOf, rulesOf } from '#catalogue';
import { type Match, newMatch } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { type Random, seeded } from '#shared/engine/random.ts';
import { recordOf } from '#shared/engine/record.ts';
import { readRecord } from '#shared/engine/record-file.ts';
import type { Replay } from '#shared/engine/replay.ts';
import type { ObservationBase } from '#shared/engine/rules.ts';
import { selfPlay } from '#shared/engine/self-play.ts';
import { observationAfter, replayPanelAt, scoresOf, seatsNamed, stateAfter, stepsOf } from './replay-steps.ts';

/** The part of an observation with deals that this test reads. */
type Dealt = ObservationBase & { readonly deals: readonly unknown[]; readonly tricks: readonly unknown[] };

/** A whole match among easy bots. */
function finished(id: string, random: Random): Match {
  const game = gameOf(id);
  const resolved = game && resolveOptions(game.rules.options, {});
  if (!game?.bots.easy || !resolved || 'refusal' in resolved) throw new Error(`${id} can't be played here`);
  const match = newMatch(game.rules, resolved.options, game.rules.seats.min);
  const { easy } = game.bots;
  selfPlay(
    match,
    [...Array(match.seats).keys()].map((seat) => easy(seat, random)),
    random,
  );
  return match;
}

describe.each(Object.keys(GAMES))('a finished match of %s', (id) => {
  const match = finished(id, seeded(7));

  it('is the same once it was written and read', () => {
    const read = readRecord(JSON.stringify(recordOf(match)), rulesOf);
    expect('replay' in read && read.replay.match.events).toEqual(match.events);
  });

  it('ends for all eyes as it ended', () => {
    for (const perspective of [0, 'everyone', 'open'] as const) {
      const steps = stepsOf(match, perspective);
      expect(steps[0]).toBe(0);
      expect(steps.at(-1)).toBe(match.events.length);
      expect(observationAfter(match, perspective, steps.at(-1) ?? 0).result).toEqual(match.rules.result(match.state));
    }
    expect(stateAfter(match, match.events.length)).toEqual(match.state);
  });

  it('shows a seat what it could see, and only steps at which it saw something new', () => {
    const steps = stepsOf(match, 0);
    const seen = steps.map((count) => JSON.stringify(observationAfter(match, 0, count)));
    expect(observationAfter(match, 0, steps[3] ?? 0).viewer).toBe(0);
    expect(steps.length).toBeLessThanOrEqual(match.events.length + 1);
    expect(new Set(seen).size).toBeGreaterThan(steps.length / 2);
  });
});

describe.each(['briscola-chiamata', 'spizzichino'])('what %s unfolds when it is looked at again', (id) => {
  const match = finished(id, seeded(7));
  const isScore = (now: ObservationBase, before: ObservationBase) =>
    (now as Dealt).deals.length > (before as Dealt).deals.length;
  const scores = scoresOf(match, 'everyone', isScore);
  const deals = (count: number) => (observationAfter(match, 'everyone', count) as Dealt).deals.length;

  it('is each deal once it was scored, with its tricks, and none before', () => {
    const all = deals(match.events.length);
    expect(all).toBeGreaterThan(0);
    expect(scores.map(({ observation }) => (observation as Dealt).deals.length)).toEqual(
      Array.from({ length: all }, (_, line) => line + 1),
    );
    for (const { count, observation } of scores) {
      expect(observation).toEqual(observationAfter(match, 'everyone', count));
      expect((observation as Dealt).tricks.length).toBeGreaterThan(7);
    }
  });

  it('is not told before it was seen', () => {
    const look = { match, perspective: 'everyone', seated: [], say: (key: string) => key, scores } as const;
    for (const [k, { count }] of scores.entries()) {
      const at = (update: number) =>
        replayPanelAt(look, { update, before: undefined, beat: { name: '', ms: 0 } }).scored;
      expect(at(count - 1)).toHaveLength(k);
      expect(at(count)).toHaveLength(k + 1);
    }
  });
});

it('a bot keeps its face in a replay; a person of its name has none, nor has a stand-in', () => {
  const match = finished('briscola', seeded(3));
  const bots = [0, 1].map((seat) => ({ seat, level: 'easy', seed: 1 }) as const);
  const replay = { match, bots: bots.slice(0, 1) } as unknown as Replay;
  const say = (key: string) => key;
  expect(seatsNamed(replay, ['Nina', 'Beppe'], say)).toMatchObject([
    { kind: 'bot', name: 'Nina', level: 'easy', portrait: 'nonna' },
    { kind: 'person', name: 'Beppe' },
  ]);
  expect(seatsNamed({ ...replay, bots }, ['Nina', 'Ada'], say)[1]).toMatchObject({ kind: 'person', name: 'Ada' });
  expect(seatsNamed(replay, null, say)[0]).toMatchObject({ kind: 'person' });
});
