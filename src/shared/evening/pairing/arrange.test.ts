import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../engine/random.ts';
import { bestArrangement } from './arrange.ts';
import {
  type Arrangement,
  type AssignmentProblem,
  branchAndBound,
  costOf,
  lowerBounds,
  pairCosts,
} from './branch-and-bound.ts';

/** All assignments to places of these sizes, equal places counted separately. */
function* everyWay(people: readonly number[], sizes: readonly number[]): Generator<number[][]> {
  const [size, ...rest] = sizes;
  if (size === undefined) {
    yield [];
    return;
  }
  for (const chosen of choices(people, size)) {
    for (const others of everyWay(
      people.filter((one) => !chosen.includes(one)),
      rest,
    )) {
      yield [chosen, ...others];
    }
  }
}

function* choices(people: readonly number[], size: number): Generator<number[]> {
  if (size === 0) yield [];
  for (const [k, one] of people.entries()) {
    for (const others of choices(people.slice(k + 1), size - 1)) if (size > 0) yield [one, ...others];
  }
}

function peopleOf(problem: AssignmentProblem): number[] {
  return Array.from({ length: problem.people }, (_, person) => person);
}

const SIZES = fc.constantFrom([2, 2], [2, 2, 1], [3, 3], [4, 4], [3, 3, 2], [2, 2, 2, 2], [5, 3], [4, 2, 1], [3, 2, 2]);

/** Random costs: few values for many optima, or many. The last place may be a bench. */
const problems = fc
  .record({ sizes: SIZES, bench: fc.boolean(), most: fc.constantFrom(2, 100), seed: fc.nat() })
  .map(({ sizes, bench, most, seed }): AssignmentProblem => {
    const random = seeded(seed);
    const people = sizes.reduce((sum, size) => sum + size, 0);
    const cost = Array.from({ length: people }, () => Array.from({ length: people }, () => random.below(most)));
    const alone = cost.map((row) => row[0] ?? 0);
    const free = () => 0;
    const own = (person: number) => alone[person] ?? 0;
    return {
      people,
      places: sizes.map((size, k) => {
        const isLast = k === sizes.length - 1;
        return { size, together: !(isLast && bench), alone: isLast ? own : free };
      }),
      pair: pairCosts(people, (one, other) => cost[Math.min(one, other)]?.[Math.max(one, other)] ?? 0),
    };
  });

describe('an arrangement', () => {
  it('of few people is as good as the best of all', () => {
    fc.assert(
      fc.property(problems, fc.nat(), (problem, seed) => {
        let least = Number.POSITIVE_INFINITY;
        for (const way of everyWay(
          peopleOf(problem),
          problem.places.map(({ size }) => size),
        )) {
          least = Math.min(least, costOf(problem, way));
        }
        expect(costOf(problem, bestArrangement(problem, seeded(seed)))).toBe(least);
        // The search finds it from any start, not only from the local optimum.
        const first = everyWay(
          peopleOf(problem),
          problem.places.map(({ size }) => size),
        ).next();
        const start: Arrangement = first.done ? [] : first.value;
        expect(costOf(problem, branchAndBound(problem, lowerBounds(problem), start))).toBe(least);
      }),
      { numRuns: 80 },
    );
  });

  it('seats everybody once, at places that are full, and no two could change places for the better', () => {
    fc.assert(
      fc.property(fc.integer({ min: 17, max: 40 }), fc.nat(), (people, seed) => {
        const random = seeded(seed);
        const cost = Array.from({ length: people }, () => Array.from({ length: people }, () => random.below(9)));
        const problem: AssignmentProblem = {
          people,
          places: [3, 4, people - 7].map((size) => ({ size, together: true, alone: (person) => person % 3 })),
          pair: pairCosts(people, (one, other) => cost[Math.min(one, other)]?.[Math.max(one, other)] ?? 0),
        };
        const found = bestArrangement(problem, random);
        expect(found.map(({ length }) => length)).toEqual([3, 4, people - 7]);
        expect(found.flat().sort((a, b) => a - b)).toEqual(peopleOf(problem));
        for (const one of peopleOf(problem)) {
          for (const other of peopleOf(problem)) {
            expect(costOf(problem, changed(found, one, other))).toBeGreaterThanOrEqual(costOf(problem, found));
          }
        }
      }),
      { numRuns: 10 },
    );
  });
});

function changed(found: Arrangement, one: number, other: number): Arrangement {
  return found.map((place) => place.map((who) => (who === one ? other : who === other ? one : who)));
}
