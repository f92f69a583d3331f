/** Branch and bound: the optimal arrangement of few people. */
import { at } from '../../engine/collections.ts';

// The assignment problem of seating: people numbered from 0, places, and costs.

/** A table, or the bench of those who sit out. */
export interface Place {
  /** Number of people. */
  readonly size: number;
  /** People there meet: their pair costs count. */
  readonly together: boolean;
  /** Cost of one person there, whoever else is. Identical places share one function. */
  readonly alone: (person: number) => number;
}

/** Sizes add up to the number of people. Costs are non-negative integers, less is better. */
export interface AssignmentProblem {
  readonly people: number;
  readonly places: readonly Place[];
  /** Cost of two at one table: a row for each person. */
  readonly pair: readonly (readonly number[])[];
}

/** The symmetric matrix of pair costs. */
export function pairCosts(people: number, cost: (one: number, other: number) => number): number[][] {
  const all = Array.from({ length: people }, (_, person) => person);
  return all.map((one) => all.map((other) => (one === other ? 0 : cost(one, other))));
}

/** The people at each place. */
export type Arrangement = readonly (readonly number[])[];

/** Total cost of an arrangement. */
export function costOf({ places, pair }: AssignmentProblem, arrangement: Arrangement): number {
  return places.reduce((sum, place, k) => sum + costAt(place, arrangement[k] ?? [], pair), 0);
}

function costAt(place: Place, people: readonly number[], pair: AssignmentProblem['pair']): number {
  let cost = 0;
  for (const [k, one] of people.entries()) {
    cost += place.alone(one);
    if (place.together) for (const other of people.slice(k + 1)) cost += at(at(pair, one), other);
  }
  return cost;
}

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
