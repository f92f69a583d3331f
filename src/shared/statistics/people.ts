/** Who is meant by a name in the house's book: names are what a house knows its people by, whatever device they held. */
import type { Seat } from '../engine/rules.ts';
import { nameKey } from '../protocol/alike.ts';
import type { MatchSummary } from '../protocol/statistics.ts';

export interface StatisticsPerson {
  /** The same for names that are the same when they are called; a bot is never a person. */
  readonly key: string;
  /** As it was written last. */
  readonly name: string;
  readonly bot: boolean;
}

/** Asked again and again while a book is counted. */
const PERSON_BY_SEAT = new WeakMap<MatchSummary['seats'][number], StatisticsPerson>();

export function personOnSeat(seat: MatchSummary['seats'][number]): StatisticsPerson {
  const { name, bot } = seat;
  const found = PERSON_BY_SEAT.get(seat) ?? { key: `${bot ? 'bot' : 'person'} ${nameKey(name)}`, name, bot };
  PERSON_BY_SEAT.set(seat, found);
  return found;
}

/** The seats that somebody held in a match; more than one where one person played for two. */
export function seatsOfPerson({ seats }: MatchSummary, key: string): Seat[] {
  return seats.flatMap((seat, place) => (personOnSeat(seat).key === key ? [place] : []));
}

/** Everybody in these matches, who played last first; `lines` latest first. */
export function peopleIn(lines: readonly MatchSummary[]): StatisticsPerson[] {
  const found = new Map<string, StatisticsPerson>();
  for (const { seats } of lines) {
    for (const seat of seats) {
      const one = personOnSeat(seat);
      if (!found.has(one.key)) found.set(one.key, one);
    }
  }
  return [...found.values()];
}
