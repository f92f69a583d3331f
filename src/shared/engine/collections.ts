import type { Seat } from './rules.ts';

/** The item with the highest value, the first of equals; there must be one. */
export function maxBy<T>(items: readonly T[], worthOf: (item: T) => number): T {
  let best = at(items, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const worth = worthOf(item);
    if (worth > most) [best, most] = [item, worth];
  }
  return best;
}

/** The seats with the highest score, ascending. */
export function seatsWithHighest(scores: readonly number[]): Seat[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}

/** A lookup table for a function of known keys. Throws for any other. */
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

// Access to values that must exist; each throws where they don't.

/** The item at a valid index. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

/** The last item of a non-empty list. */
export function last<T>(list: readonly T[]): T {
  return at(list, list.length - 1);
}

/** A value that must exist; `what` names it in the error. */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`);
  return value;
}
