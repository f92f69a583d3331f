/** The assignment problem of seating: people numbered from 0, places, and costs. */

import { at } from '../../engine/collections.ts';

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
