/** A good arrangement of many people: two change places as long as that makes it better. */
import { at } from '../../engine/at.ts';
import { type Random, shuffle } from '../../engine/random.ts';
import { type Arrangement, costOf, type Problem } from './problem.ts';
import { arrangementOf, changeBy, type Seating, seatingOf, swap } from './seating.ts';

/** How often an arrangement that can't be bettered so is shaken, and how many pairs change places then. */
const SHAKES = 60;
const SWAPS_A_SHAKE = 4;

/** An arrangement that no single change of places makes better. `enough`: none can cost less than that. */
export function descend(problem: Problem, enough: number, random: Random): Arrangement {
  const people = shuffle(
    Array.from({ length: problem.people }, (_, person) => person),
    random,
  );
  let best = settled(seatingOf(problem, inTurn(problem, people)), people);
  let least = costOf(problem, best);
  for (let shake = 0; shake < SHAKES && least > enough; shake++) {
    const seating = seatingOf(problem, best);
    for (let k = 0; k < SWAPS_A_SHAKE; k++) swap(seating, random.below(problem.people), random.below(problem.people));
    const found = settled(seating, shuffle(people, random));
    const cost = costOf(problem, found);
    if (cost <= least) [best, least] = [found, cost];
  }
  return best;
}

/** The first so many at the first place, and so on. */
function inTurn({ places }: Problem, people: readonly number[]): Arrangement {
  let next = 0;
  return places.map(({ size }) => {
    next += size;
    return people.slice(next - size, next);
  });
}

/** One after another changes with whoever makes it best, until nobody's change makes it better. */
function settled(seating: Seating, order: readonly number[]): Arrangement {
  for (let still = order.length, k = 0; still > 0; still--, k++) {
    const one = at(order, k % order.length);
    const other = bestChange(seating, one);
    if (other === undefined) continue;
    swap(seating, one, other);
    still = order.length + 1;
  }
  return arrangementOf(seating);
}

function bestChange(seating: Seating, one: number): number | undefined {
  let best: number | undefined;
  let least = 0;
  for (let other = 0; other < seating.placeOf.length; other++) {
    const change = changeBy(seating, one, other);
    if (change < least) [best, least] = [other, change];
  }
  return best;
}
