import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Random, seeded } from '../../engine/random.ts';
import { meetingHistory } from '../pairing/mix.ts';
import { nextRoundNumber, presentPlayers } from '../queries.ts';
import { nextRound } from '../rounds.ts';
import type { Evening } from '../schema.ts';
import { comeAndGo, countsOf, eveningOf, refused } from '../testing.ts';

const ALL = { form: { form: 'round-robin' }, rounds: 60 } as const;

/** Rounds as long as there is one to make. */
function toTheEnd(start: Evening, random: Random, between = (evening: Evening) => evening): Evening {
  let evening = start;
  for (;;) {
    const step = nextRound(evening, random);
    if ('refusal' in step) {
      const there = presentPlayers(evening, nextRoundNumber(evening));
      expect(step.refusal.reason).toBe(there.length < 2 ? 'too-few' : 'all-have-met');
      return evening;
    }
    evening = between(step.evening);
  }
}

function haveAllMet(evening: Evening): boolean {
  const { met } = meetingHistory(evening);
  const there = presentPlayers(evening, nextRoundNumber(evening));
  return there.every((one) => there.every((other) => one === other || met(one, other) === 1));
}

describe('round robin', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 20, 33])(
    '%i people: everybody plays everybody once in as few rounds as there can be, and sits out once where they are odd',
    (people) => {
      const evening = toTheEnd(eveningOf(people, ALL), seeded(people));
      expect(haveAllMet(evening)).toBe(true);
      expect(evening.played).toHaveLength(people % 2 === 0 ? people - 1 : people);
      expect(countsOf(evening)).toMatchObject({ mostMet: 1, again: 0, mostOut: people % 2 });
    },
  );

  it('holds with people who come and go: nobody meets twice, and who is there in the end has met all who are', () => {
    let extra = 0;
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 12 }), fc.nat(), (people, seed) => {
        const random = seeded(seed);
        const evening = toTheEnd(eveningOf(people, ALL), random, (now) =>
          now.played.length < people / 2 && now.players.length < 14
            ? comeAndGo(now, { leave: 10, come: 1 }, random)
            : now,
        );
        const there = presentPlayers(evening, nextRoundNumber(evening));
        if (there.length < 2) return;
        expect(haveAllMet(evening)).toBe(true);
        expect(countsOf(evening).mostMet).toBe(1);
        // Everybody who can play does, so the remaining rounds equal the most remaining opponents
        // of a pair.
        const latest = Math.max(...evening.players.map(({ stays }) => stays.at(-1)?.from ?? 1));
        extra = Math.max(extra, evening.played.length - latest + 1 - (there.length - 1));
        expect(evening.played.length).toBeLessThan(latest + 2 * (evening.players.length - 1));
      }),
      { numRuns: 40 },
    );
    expect(extra).toBeGreaterThan(0);
  });

  it('says when nobody is left to play', () => {
    const evening = toTheEnd(eveningOf(4, ALL), seeded(1));
    expect(refused(nextRound(evening, seeded(2)))).toMatchObject({ reason: 'all-have-met' });
  });
});
