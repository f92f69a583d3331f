import { at } from '../../engine/collections.ts';
import { type Random, shuffle } from '../../engine/random.ts';
import { type Arrangement, type AssignmentProblem, branchAndBound, costOf, lowerBounds } from './branch-and-bound.ts';

/** A seating with incremental costs, so that a swap is evaluated in constant time. */
export interface IncrementalSeating {
  readonly problem: AssignmentProblem;
  /** The place of each person. */
  readonly placeOf: number[];
  /** Cost of each person at each place beside those now there: a row for each place. */
  readonly cost: number[][];
}

function incrementalSeating(problem: AssignmentProblem, arrangement: Arrangement): IncrementalSeating {
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
function arrangementOf({ problem, placeOf }: IncrementalSeating): Arrangement {
  const found = problem.places.map((): number[] => []);
  for (const [person, place] of placeOf.entries()) at(found, place).push(person);
  return found;
}

/** The cost difference of swapping two people. */
function swapCostChange({ problem, placeOf, cost }: IncrementalSeating, one: number, other: number): number {
  const here = at(placeOf, one);
  const there = at(placeOf, other);
  if (here === there) return 0;
  const both = at(at(problem.pair, one), other);
  const [costHere, costThere] = [at(cost, here), at(cost, there)];
  // The two don't meet each other at their new places.
  const apart = (problem.places[here]?.together ? both : 0) + (problem.places[there]?.together ? both : 0);
  return at(costThere, one) + at(costHere, other) - apart - at(costHere, one) - at(costThere, other);
}

function swap(seating: IncrementalSeating, one: number, other: number): void {
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

/** Adds or removes one person's cost for all others at a place. */
function updateCosts({ problem, cost }: IncrementalSeating, person: number, place: number, sign: 1 | -1): void {
  if (!problem.places[place]?.together) return;
  const row = at(cost, place);
  const costs = at(problem.pair, person);
  for (let other = 0; other < row.length; other++) row[other] = at(row, other) + sign * at(costs, other);
}

// Local search for large problems: swaps people while that lowers the cost.

/** Restarts without improvement before the search ends, and swaps in each perturbation. */
const MAX_VAIN_RESTARTS = 30;
const SWAPS_PER_RESTART = 4;

/** Iterated local search. Stops early at cost `enough`, a lower bound. */
function localSearch(problem: AssignmentProblem, enough: number, random: Random): Arrangement {
  const people = shuffle(
    Array.from({ length: problem.people }, (_, person) => person),
    random,
  );
  let best = localOptimum(incrementalSeating(problem, initialArrangement(problem, people)), people);
  let least = costOf(problem, best);
  for (let inVain = 0; inVain < MAX_VAIN_RESTARTS && least > enough; inVain++) {
    const seating = incrementalSeating(problem, best);
    for (let k = 0; k < SWAPS_PER_RESTART; k++)
      swap(seating, random.below(problem.people), random.below(problem.people));
    const found = localOptimum(seating, shuffle(people, random));
    const cost = costOf(problem, found);
    if (cost < least) inVain = 0;
    if (cost <= least) [best, least] = [found, cost];
  }
  return best;
}

/** Fills the places in order. */
function initialArrangement({ places }: AssignmentProblem, people: readonly number[]): Arrangement {
  let next = 0;
  return places.map(({ size }) => {
    next += size;
    return people.slice(next - size, next);
  });
}

/** Applies each person's best swap until none improves. */
function localOptimum(seating: IncrementalSeating, order: readonly number[]): Arrangement {
  for (let still = order.length, k = 0; still > 0; still--, k++) {
    const one = at(order, k % order.length);
    const other = bestSwap(seating, one);
    if (other === undefined) continue;
    swap(seating, one, other);
    still = order.length + 1;
  }
  return arrangementOf(seating);
}

function bestSwap(seating: IncrementalSeating, one: number): number | undefined {
  let best: number | undefined;
  let least = 0;
  for (let other = 0; other < seating.placeOf.length; other++) {
    const change = swapCostChange(seating, one, other);
    if (change < least) [best, least] = [other, change];
  }
  return best;
}

/** Max people for the exact search. */
const MAX_PEOPLE_FOR_EXACT_SEARCH = 16;

/** Optimal for few people, good for many. Ties are broken at random. */
export function bestArrangement(problem: AssignmentProblem, random: Random): Arrangement {
  const least = lowerBounds(problem);
  const enough = least.reduce((all, one) => all + one, 0);
  const good = localSearch(problem, enough, random);
  if (problem.people > MAX_PEOPLE_FOR_EXACT_SEARCH || costOf(problem, good) <= enough) return good;
  return branchAndBound(problem, least, good);
}
