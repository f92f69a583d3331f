import type { Random } from '../../engine/random.ts';
import { descend } from './descent.ts';
import { type Arrangement, costOf, type Problem } from './problem.ts';
import { leastOf, search } from './search.ts';

/** With more people than this there are too many arrangements to look through. */
const FEW = 16;

/**
 * The best arrangement where few people are to be seated, a good one where they are many. Which of several equally good
 * ones, chance decides.
 */
export function arrange(problem: Problem, random: Random): Arrangement {
  const least = leastOf(problem);
  const enough = least.reduce((all, one) => all + one, 0);
  const good = descend(problem, enough, random);
  if (problem.people > FEW || costOf(problem, good) <= enough) return good;
  return search(problem, least, good);
}
