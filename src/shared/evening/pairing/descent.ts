/** A good arrangement of many people: two change places as long as that makes it better. */
import { at } from '../../engine/at.ts';
import { type Random, shuffle } from '../../engine/random.ts';
import { type Arrangement, costOf, type AssignmentProblem } from './problem.ts';
import { arrangementOf, swapCostChange, type IncrementalSeating, incrementalSeating, swap } from './seating.ts';

/** How often in a row an arrangement is shaken in vain before it is good enough, and how many pairs change places then. */
const MAX_VAIN_RESTARTS = 30;
const SWAPS_PER_RESTART = 4;

/** An arrangement that no single change of places makes better. `enough`: none can cost less than that. */
export function localSearch(problem: AssignmentProblem, enough: number, random: Random): Arrangement {
  const people = shuffle(
    Array.from({ length: problem.people }, (_, person) => person),
    random,
  );
  let best = localOptimum(incrementalSeating(problem, initialArrangement(problem, people)), people);
  let least = costOf(problem, best);
  for (let inVain = 0; inVain < MAX_VAIN_RESTARTS && least > enough; inVain++) {
    const seating = incrementalSeating(problem, best);
    for (let k = 0; k < SWAPS_PER_RESTART; k++) swap(seating, random.below(problem.people), random.below(problem.people));
    const found = localOptimum(seating, shuffle(people, random));
    const cost = costOf(problem, found);
    if (cost < least) inVain = 0;
    if (cost <= least) [best, least] = [found, cost];
  }
  return best;
}

/** The first so many at the first place, and so on. */
function initialArrangement({ places }: AssignmentProblem, people: readonly number[]): Arrangement {
  let next = 0;
  return places.map(({ size }) => {
    next += size;
    return people.slice(next - size, next);
  });
}

/** One after another changes with whoever makes it best, until nobody's change makes it better. */
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
