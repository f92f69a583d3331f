import type { Random } from '../../engine/random.ts';
import { localSearch } from './descent.ts';
import { type Arrangement, costOf, type AssignmentProblem } from './problem.ts';
import { lowerBounds, branchAndBound } from './search.ts';

/** With more people than this there are too many arrangements to look through. */
const MAX_PEOPLE_FOR_EXACT_SEARCH = 16;

/**
 * The best arrangement where few people are to be seated, a good one where they are many. Which of several equally good
 * ones, chance decides.
 */
export function bestArrangement(problem: AssignmentProblem, random: Random): Arrangement {
  const least = lowerBounds(problem);
  const enough = least.reduce((all, one) => all + one, 0);
  const good = localSearch(problem, enough, random);
  if (problem.people > MAX_PEOPLE_FOR_EXACT_SEARCH || costOf(problem, good) <= enough) return good;
  return branchAndBound(problem, least, good);
}
