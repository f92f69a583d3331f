/** Who sits where while an arrangement is looked for, so kept that a change of places is weighed at a glance. */
import { at } from '../../engine/at.ts';
import type { Arrangement, AssignmentProblem } from './problem.ts';

export interface IncrementalSeating {
  readonly problem: AssignmentProblem;
  /** The place of each person. */
  readonly placeOf: number[];
  /** What each costs at each place, or would, beside those who sit there now: a row for each place. */
  readonly cost: number[][];
}

export function incrementalSeating(problem: AssignmentProblem, arrangement: Arrangement): IncrementalSeating {
  const { people, places } = problem;
  const all = Array.from({ length: people }, (_, person) => person);
  const seating: IncrementalSeating = {
    problem,
    placeOf: all.map(() => 0),
    cost: places.map(({ alone }) => all.map(alone)),
  };
  for (const [place, seated] of arrangement.entries()) for (const person of seated) addToPlace(seating, person, place);
  return seating;
}

/** The people at each place, in ascending order. */
export function arrangementOf({ problem, placeOf }: IncrementalSeating): Arrangement {
  const found = problem.places.map((): number[] => []);
  for (const [person, place] of placeOf.entries()) at(found, place).push(person);
  return found;
}

/** By how much all costs more when these two change places. */
export function swapCostChange({ problem, placeOf, cost }: IncrementalSeating, one: number, other: number): number {
  const here = at(placeOf, one);
  const there = at(placeOf, other);
  if (here === there) return 0;
  const both = at(at(problem.pair, one), other);
  const [costHere, costThere] = [at(cost, here), at(cost, there)];
  // Neither will find the other at the new place.
  const apart = (problem.places[here]?.together ? both : 0) + (problem.places[there]?.together ? both : 0);
  return at(costThere, one) + at(costHere, other) - apart - at(costHere, one) - at(costThere, other);
}

export function swap(seating: IncrementalSeating, one: number, other: number): void {
  const here = at(seating.placeOf, one);
  const there = at(seating.placeOf, other);
  if (here === there) return;
  removeFromPlace(seating, one, here);
  removeFromPlace(seating, other, there);
  addToPlace(seating, one, there);
  addToPlace(seating, other, here);
}

function addToPlace(seating: IncrementalSeating, person: number, place: number): void {
  seating.placeOf[person] = place;
  updateCosts(seating, person, place, 1);
}

function removeFromPlace(seating: IncrementalSeating, person: number, place: number): void {
  updateCosts(seating, person, place, -1);
}

/** For everybody else a place costs more, or less again, with this person at it. */
function updateCosts({ problem, cost }: IncrementalSeating, person: number, place: number, sign: 1 | -1): void {
  if (!problem.places[place]?.together) return;
  const row = at(cost, place);
  const costs = at(problem.pair, person);
  for (let other = 0; other < row.length; other++) row[other] = at(row, other) + sign * at(costs, other);
}
