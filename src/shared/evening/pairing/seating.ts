/** Who sits where while an arrangement is looked for, so kept that a change of places is weighed at a glance. */
import { at } from '../../engine/at.ts';
import type { Arrangement, Problem } from './problem.ts';

export interface Seating {
  readonly problem: Problem;
  /** What two cost at one table: a row for each person. */
  readonly pair: readonly (readonly number[])[];
  /** The place of each person. */
  readonly placeOf: number[];
  /** What each costs at each place, or would, beside those who sit there now: a row for each place. */
  readonly cost: number[][];
}

export function seatingOf(problem: Problem, arrangement: Arrangement): Seating {
  const { people, places, pair } = problem;
  const all = Array.from({ length: people }, (_, person) => person);
  const seating: Seating = {
    problem,
    pair: all.map((one) => all.map((other) => (one === other ? 0 : pair(one, other)))),
    placeOf: all.map(() => 0),
    cost: places.map(({ alone }) => all.map(alone)),
  };
  for (const [place, seated] of arrangement.entries()) for (const person of seated) sit(seating, person, place);
  return seating;
}

/** The people at each place, in ascending order. */
export function arrangementOf({ problem, placeOf }: Seating): Arrangement {
  const found = problem.places.map((): number[] => []);
  for (const [person, place] of placeOf.entries()) at(found, place).push(person);
  return found;
}

/** By how much all costs more when these two change places. */
export function changeBy({ problem, pair, placeOf, cost }: Seating, one: number, other: number): number {
  const here = at(placeOf, one);
  const there = at(placeOf, other);
  if (here === there) return 0;
  const both = at(at(pair, one), other);
  const [costHere, costThere] = [at(cost, here), at(cost, there)];
  // Neither will find the other at the new place.
  const apart = (problem.places[here]?.together ? both : 0) + (problem.places[there]?.together ? both : 0);
  return at(costThere, one) + at(costHere, other) - apart - at(costHere, one) - at(costThere, other);
}

export function swap(seating: Seating, one: number, other: number): void {
  const here = at(seating.placeOf, one);
  const there = at(seating.placeOf, other);
  if (here === there) return;
  leave(seating, one, here);
  leave(seating, other, there);
  sit(seating, one, there);
  sit(seating, other, here);
}

function sit(seating: Seating, person: number, place: number): void {
  seating.placeOf[person] = place;
  meet(seating, person, place, 1);
}

function leave(seating: Seating, person: number, place: number): void {
  meet(seating, person, place, -1);
}

/** For everybody else a place costs more, or less again, with this person at it. */
function meet({ problem, pair, cost }: Seating, person: number, place: number, sign: 1 | -1): void {
  if (!problem.places[place]?.together) return;
  const row = at(cost, place);
  const costs = at(pair, person);
  for (let other = 0; other < row.length; other++) row[other] = at(row, other) + sign * at(costs, other);
}
