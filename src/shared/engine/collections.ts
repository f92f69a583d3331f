import type { Seat } from './rules.ts';

/** The item that is worth most by this measure, the first among equals; there must be one. */
export function maxBy<T>(items: readonly T[], worthOf: (item: T) => number): T {
  let best = at(items, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const worth = worthOf(item);
    if (worth > most) [best, most] = [item, worth];
  }
  return best;
}

/** The seats with the highest score, ascending: one, or several that share it. */
export function seatsWithHighest(scores: readonly number[]): Seat[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}

/** A function of a few known things, asked for each of them once: the answers are looked up. Throws for anything else. */
export function lookup<Key extends string, Answer>(
  keys: readonly Key[],
  answerTo: (key: Key) => Answer,
): (key: Key) => Answer {
  const answers = new Map(keys.map((key) => [key, answerTo(key)]));
  return (key) => {
    const answer = answers.get(key);
    if (answer === undefined) throw new RangeError(`there is no ${key}`);
    return answer;
  };
}

/** What is known to be there. Where it is not after all, each of these throws instead of handing on a hole. */

/** The item at an index that is known to be good. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

/** The last item of a list that is known to hold one. */
export function last<T>(list: readonly T[]): T {
  return at(list, list.length - 1);
}

/** A value that is known to be there by now; `what` it is, for the error. */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`);
  return value;
}
