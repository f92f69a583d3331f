/** Who shall sit with whom, as numbers: people from 0, places to put them, and what it costs. */

import { at } from '../../engine/collections.ts';

/** A table, or the bench of those who sit out. */
export interface Place {
  /** How many people it takes. */
  readonly size: number;
  /** People there meet one another: what two of them cost counts. */
  readonly together: boolean;
  /** What it costs to put somebody there, whoever else is. Places alike in all share one function. */
  readonly alone: (person: number) => number;
}

/** The sizes of all places make up the number of people. Costs are whole numbers from 0 on; less is better. */
export interface AssignmentProblem {
  readonly people: number;
  readonly places: readonly Place[];
  /** What it costs that two sit at one table: a row for each person. */
  readonly pair: readonly (readonly number[])[];
}

/** The rows of what any two cost, whichever is named first. */
export function pairCosts(people: number, cost: (one: number, other: number) => number): number[][] {
  const all = Array.from({ length: people }, (_, person) => person);
  return all.map((one) => all.map((other) => (one === other ? 0 : cost(one, other))));
}

/** The people at each place. */
export type Arrangement = readonly (readonly number[])[];

/** What an arrangement costs in all. */
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
