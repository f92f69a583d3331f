/** Who is meant by a name in the house's book: names are what a house knows its people by, whatever device they held. */
import type { Seat } from '../engine/rules.ts';
import { nameKey } from '../protocol/alike.ts';
import type { BookLine } from '../protocol/statistics.ts';

export interface Somebody {
  /** The same for names that are the same when they are called; a bot is never a person. */
  readonly key: string;
  /** As it was written last. */
  readonly name: string;
  readonly bot: boolean;
}

/** Asked again and again while a book is counted. */
const FOUND = new WeakMap<BookLine['seats'][number], Somebody>();

export function somebodyOf(seat: BookLine['seats'][number]): Somebody {
  const { name, bot } = seat;
  const found = FOUND.get(seat) ?? { key: `${bot ? 'bot' : 'person'} ${nameKey(name)}`, name, bot };
  FOUND.set(seat, found);
  return found;
}

/** The seats that somebody held in a match; more than one where one person played for two. */
export function seatsOf({ seats }: BookLine, key: string): Seat[] {
  return seats.flatMap((seat, place) => (somebodyOf(seat).key === key ? [place] : []));
}

/** Everybody in these matches, who played last first; `lines` latest first. */
export function everybodyIn(lines: readonly BookLine[]): Somebody[] {
  const found = new Map<string, Somebody>();
  for (const { seats } of lines) {
    for (const seat of seats) {
      const one = somebodyOf(seat);
      if (!found.has(one.key)) found.set(one.key, one);
    }
  }
  return [...found.values()];
}
