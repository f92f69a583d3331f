/** Who shall sit with whom, as numbers: people from 0, places to put them, and what it costs. */

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
export interface Problem {
  readonly people: number;
  readonly places: readonly Place[];
  /** What it costs that two sit at one table, whichever is named first. */
  readonly pair: (one: number, other: number) => number;
}

/** The people at each place. */
export type Arrangement = readonly (readonly number[])[];

/** What an arrangement costs in all. */
export function costOf({ places, pair }: Problem, arrangement: Arrangement): number {
  return places.reduce((sum, place, k) => sum + costAt(place, arrangement[k] ?? [], pair), 0);
}

function costAt(place: Place, people: readonly number[], pair: Problem['pair']): number {
  let cost = 0;
  for (const [k, one] of people.entries()) {
    cost += place.alone(one);
    if (place.together) for (const other of people.slice(k + 1)) cost += pair(one, other);
  }
  return cost;
}
