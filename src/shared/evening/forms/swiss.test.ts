import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Random, seeded } from '../../engine/random.ts';
import { meetingHistory } from '../pairing/mix.ts';
import { pointsSoFar } from '../points.ts';
import { nextRoundNumber, playersAt, presentPlayers } from '../queries.ts';
import { nextRound } from '../rounds.ts';
import type { Evening } from '../schema.ts';
import { comeAndGo, countsOf, done, eveningOf, playRound, refused } from '../testing.ts';

type Worth = readonly number[];

/** All pairings; an odd number leaves one alone. */
function* everyPairing(people: readonly string[], mayStay: boolean): Generator<string[][]> {
  const [first, ...rest] = people;
  if (first === undefined) {
    yield [];
    return;
  }
  if (mayStay) for (const others of everyPairing(rest, false)) yield [[first], ...others];
  for (const other of rest) {
    const left = rest.filter((one) => one !== other);
    for (const others of everyPairing(left, mayStay)) yield [[first, other], ...others];
  }
}

/** Criteria in order: second byes, rematches, rank of the bye, distance of opponents. */
function worthIn(evening: Evening): (pairs: readonly (readonly string[])[]) => Worth {
  const { met, outs } = meetingHistory(evening);
  const points = pointsSoFar(evening);
  const there = presentPlayers(evening, nextRoundNumber(evening));
  const levels = [...new Set(there.map((one) => points.get(one) ?? 0))].sort((a, b) => a - b);
  const level = (one: string) => levels.indexOf(points.get(one) ?? 0);
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  return (pairs) => {
    const alone = pairs.flatMap(([one, other]) => (one && !other ? [one] : []));
    const duels = pairs.flatMap(([one, other]) => (one && other ? [[one, other] as const] : []));
    return [
      sum(alone.map(outs)),
      sum(duels.map(([one, other]) => met(one, other))),
      sum(alone.map(level)),
      sum(duels.map(([one, other]) => (level(one) - level(other)) ** 2)),
    ];
  };
}

/** Pairs a round; no other pairing is better. */
function nextOfAll(evening: Evening, there: readonly string[], random: Random): Evening {
  const next = done(nextRound(evening, random));
  const made = next.played.at(-1);
  const worthOf = worthIn(evening);
  const worth = worthOf([...(made?.tables.map(playersAt) ?? []), ...(made?.out.map((one) => [one]) ?? [])]);
  for (const pairs of everyPairing(there, there.length % 2 === 1)) expect(isLess(worthOf(pairs), worth)).toBe(false);
  return next;
}

function isLess(one: Worth, other: Worth): boolean {
  const k = one.findIndex((value, k) => value !== other[k]);
  return k >= 0 && (one[k] ?? 0) < (other[k] ?? 0);
}

describe('Swiss', () => {
  it('pairs up to eight as well as the best of all pairings, however many rounds they play, and come and go', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 9 }), fc.nat(), (people, rounds, seed) => {
        const random = seeded(seed);
        let evening = eveningOf(people, { rounds: 9 });
        for (let round = 1; round <= rounds; round++) {
          evening = comeAndGo(evening, { leave: 8, come: people < 7 ? 1 : 0 }, random);
          const there = presentPlayers(evening, round);
          if (there.length < 2 || there.length > 8) return;
          evening = playRound(nextOfAll(evening, there, random), round, random);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('lets nobody meet again as long as they are more than twice as many as the rounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 17, max: 30 }), fc.nat(), (people, seed) => {
        const random = seeded(seed);
        const rounds = Math.ceil(people / 2) - 1;
        let evening = eveningOf(people, { rounds });
        for (let round = 1; round <= rounds; round++) {
          evening = playRound(done(nextRound(evening, random)), round, random);
        }
        expect(countsOf(evening)).toMatchObject({ mostMet: 1, mostOut: people % 2 });
      }),
      { numRuns: 4 },
    );
  });

  it('gives the bye to the lowest who had none, and a win for it', () => {
    const random = seeded(5);
    let evening = eveningOf(5, { rounds: 5 });
    for (let round = 1; round <= 5; round++) {
      const next = done(nextRound(evening, random));
      const { outs } = meetingHistory(evening);
      const points = pointsSoFar(evening);
      const [out] = next.played.at(-1)?.out ?? [];
      expect(outs(out ?? '')).toBe(0);
      const gained = (pointsSoFar(next).get(out ?? '') ?? 0) - (points.get(out ?? '') ?? 0);
      expect(gained).toBe(100);
      evening = playRound(next, round, random);
    }
  });

  it('wants two', () => expect(refused(nextRound(eveningOf(1), seeded(1)))).toMatchObject({ reason: 'too-few' }));
});
