/** Branch and bound: the optimal arrangement of few people. */
import { at } from '../../engine/collections.ts';
import { type Arrangement, type AssignmentProblem, costOf, type Place } from './assignment-problem.ts';

/** Max steps before the best one so far is used: some tenths of a second. */
const MAX_STEPS = 300_000;

/** A lower bound for each person: half of each pair cost, plus their own. */
export function lowerBounds({ people, places, pair }: AssignmentProblem): number[] {
  const kinds = places.filter((place, k) => places.findIndex((other) => isAlike(other, place)) === k);
  return Array.from({ length: people }, (_, one) => {
    const costs = at(pair, one)
      .filter((_, other) => other !== one)
      .sort((a, b) => a - b);
    const least = ({ size, together, alone }: Place) =>
      alone(one) + (together ? costs.slice(0, size - 1).reduce((sum, cost) => sum + cost / 2, 0) : 0);
    return Math.min(...kinds.map(least));
  });
}

function isAlike(one: Place, other: Place): boolean {
  return one.size === other.size && one.together === other.together && one.alone === other.alone;
}

interface SearchState {
  readonly problem: AssignmentProblem;
  /** Lower bound by person. */
  readonly least: readonly number[];
  /** The previous identical place, or −1. Identical places are opened in order. */
  readonly twin: readonly number[];
  readonly seated: number[][];
  readonly hasPlace: boolean[];
  best: Arrangement;
  bestCost: number;
  steps: number;
}

/** Returns `start` if nothing is better, or if the step limit is reached. */
export function branchAndBound(problem: AssignmentProblem, least: readonly number[], start: Arrangement): Arrangement {
  const found: SearchState = {
    problem,
    least,
    twin: problem.places.map((place, k, all) => all.findLastIndex((other, j) => j < k && isAlike(other, place))),
    seated: problem.places.map(() => []),
    hasPlace: least.map(() => false),
    best: start,
    bestCost: costOf(problem, start),
    steps: 0,
  };
  openPlace(found, 0, sum(least));
  return found.best;
}

/** The first unplaced person opens a place: of identical places one is tried. */
function openPlace(found: SearchState, cost: number, rest: number): void {
  const { places } = found.problem;
  const first = found.hasPlace.indexOf(false);
  if (first < 0) {
    found.best = found.seated.map((people) => [...people]);
    found.bestCost = cost;
    return;
  }
  for (const [k, place] of places.entries()) {
    const isOpen = at(found.seated, k).length > 0;
    const twin = at(found.twin, k);
    const isTried = twin >= 0 && at(found.seated, twin).length === 0;
    if (!isOpen && !isTried && place.size > 0) assignPerson(found, first, k, cost, rest);
  }
}

/** Places a person, recurses, and undoes it. `rest`: lower bound of the unplaced. */
function assignPerson(found: SearchState, person: number, k: number, cost: number, rest: number): void {
  const { problem, seated, hasPlace, least } = found;
  const place = at(problem.places, k);
  const people = at(seated, k);
  let more = cost + place.alone(person);
  if (place.together) for (const other of people) more += at(at(problem.pair, person), other);
  const left = rest - at(least, person);
  if (more + left >= found.bestCost || found.steps++ >= MAX_STEPS) return;
  people.push(person);
  hasPlace[person] = true;
  if (people.length === place.size) openPlace(found, more, left);
  else
    for (let next = person + 1; next < problem.people; next++)
      if (!hasPlace[next]) assignPerson(found, next, k, more, left);
  people.pop();
  hasPlace[person] = false;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
