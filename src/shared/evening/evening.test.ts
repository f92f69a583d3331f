import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../engine/checks/test-scope.ts';
import { type Random, seeded } from '../engine/random.ts';
import { meetingHistory } from './pairing/mix.ts';
import { nextRoundNumber, playersAt, presentPlayers } from './queries.ts';
import { correct, dealsDue, resultOf } from './results.ts';
import { nextRound } from './rounds.ts';
import { type Evening, eveningSchema } from './schema.ts';
import { standings } from './standings.ts';
import { comeAndGo, countsOf, done, eveningOf, KINDS, playEvening, playRound, resultFor } from './testing.ts';

/** Frozen, so that a step that modifies its input throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

function holdsTogether(before: Evening, after: Evening): void {
  const made = after.played.at(-1);
  const seated = made?.tables.flatMap(playersAt) ?? [];
  const out = made?.out ?? [];
  // Everybody present plays or sits out once; nobody else does.
  expect([...seated, ...out].sort()).toEqual(presentPlayers(before, nextRoundNumber(before)).sort());
  expect(made?.tables.map(({ number }) => number)).toEqual(made?.tables.map((_, k) => k + 1));
  // Rounds that were made stay as they were.
  expect(after.played.slice(0, -1)).toEqual(before.played);
  expect(eveningSchema.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
}

/** No second sit-out before everybody present had one. */
function sitsOutFairly(before: Evening, after: Evening): void {
  const { outs } = meetingHistory(before);
  const made = after.played.at(-1);
  const fewest = Math.min(...(made?.tables.flatMap(playersAt).map(outs) ?? []));
  for (const player of made?.out ?? []) expect(outs(player)).toBeLessThanOrEqual(fewest);
}

/** Enters and corrects some earlier results. */
function enterSome(evening: Evening, random: Random): Evening {
  let now = evening;
  for (const round of evening.played) now = playRound(now, round.number, random, () => random.below(3) === 0);
  const round = now.played[random.below(now.played.length)];
  const table = round?.tables[random.below(round.tables.length)];
  const deal = round && dealsDue(round)[0];
  if (!round || !table || deal === undefined || resultOf(table, deal) === undefined) return now;
  const where = { round: round.number, table: table.number, ...(deal !== null && { deal }) };
  const result = random.below(4) === 0 ? null : resultFor(now, table, random);
  return done(correct(now, where, result, { reason: 'counted again', by: 'Ada' }));
}

describe.each(Object.entries(KINDS))('an evening: %s', (kind, plan) => {
  it('seats everybody who is there once in every round, whoever comes or goes, whatever is late or corrected', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 40 }), fc.nat(), (people, seed) => {
        const random = seeded(seed);
        let evening = frozen(eveningOf(people, { ...plan, rounds: 6 }));
        for (let round = 1; round <= 6; round++) {
          evening = frozen(comeAndGo(evening, { leave: 10, come: 2 }, random));
          const step = nextRound(evening, random);
          if ('refusal' in step) {
            expect(step.refusal.reason).toBeOneOf(['too-few', 'all-have-met']);
            return;
          }
          holdsTogether(evening, step.evening);
          if (kind !== 'round robin') sitsOutFairly(evening, step.evening);
          evening = frozen(enterSome(frozen(step.evening), random));
        }
      }),
      { numRuns: rounds(2, 6) },
    );
  });

  it('is the same again with the same chance', () => {
    const play = () => playEvening(eveningOf(14, plan), { leave: 10, come: 2 }, seeded(7));
    expect(play()).toEqual(play());
  });

  it('adds up: everybody’s points are the sum of their lines, and the best stand first', () => {
    const evening = playEvening(eveningOf(17, plan), { leave: 10, come: 2 }, seeded(3));
    const rows = standings(evening);
    expect(rows.map(({ player }) => player).sort()).toEqual(evening.players.map(({ id }) => id).sort());
    for (const { points, lines } of rows) {
      expect(lines.every((line) => line.points !== null)).toBe(true);
      expect(points).toBe(lines.reduce((sum, line) => sum + (line.points ?? 0), 0));
    }
    expect(rows.map(({ points }) => points)).toEqual(rows.map(({ points }) => points).sort((a, b) => b - a));
    expect(rows.map(({ place }) => place)).toEqual(rows.map(({ place }) => place).sort((a, b) => a - b));
  });

  it('keeps a hundred people from meeting again in six rounds, with people who come and go', () => {
    const evening = playEvening(eveningOf(100, plan), { leave: 4, come: 3 }, seeded(11));
    const { mostMet, mostOut, tables } = countsOf(evening);
    expect(mostMet).toBe(kind === 'groups that stay' ? 6 : 1);
    expect(mostOut).toBeLessThanOrEqual(1);
    expect(tables).toBeGreaterThan(100);
  });
});
