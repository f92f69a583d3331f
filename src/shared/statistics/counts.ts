/**
 * The counts of the house's book. No count is kept anywhere: each is made of the matches it is about, and holds them, so
 * that whoever doubts it can look.
 */

import type { Seat } from '../engine/rules.ts';
import type { MatchSummary } from '../protocol/match-history.ts';
import { nameKey } from '../protocol/name-similarity.ts';

/** Who is meant by a name in the house's book: names are what a house knows its people by, whatever device they held. */
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
function peopleIn(lines: readonly MatchSummary[]): StatisticsPerson[] {
  const found = new Map<string, StatisticsPerson>();
  for (const { seats } of lines) {
    for (const seat of seats) {
      const one = personOnSeat(seat);
      if (!found.has(one.key)) found.set(one.key, one);
    }
  }
  return [...found.values()];
}

/** How often, and in which matches, the latest first. */
export interface MatchCount {
  readonly times: number;
  readonly lines: readonly MatchSummary[];
}

export interface PersonStanding extends StatisticsPerson {
  readonly played: MatchCount;
  readonly won: MatchCount;
  readonly lost: MatchCount;
  /** Deals, or whatever a match of that game is made of. */
  readonly contestsWon: MatchCount;
  readonly contestsLost: MatchCount;
}

/** What one person has come to in these matches. */
export function standingOf(lines: readonly MatchSummary[], who: StatisticsPerson): PersonStanding {
  const held = lines.filter((line) => seatsOfPerson(line, who.key).length > 0);
  return {
    ...who,
    played: countMatches(held, () => 1),
    won: countMatches(held, (line) => (hasWon(line, who.key) ? 1 : 0)),
    lost: countMatches(held, (line) => (hasWon(line, who.key) ? 0 : 1)),
    contestsWon: countMatches(held, (line) => contestsWith(line, who.key, 'won')),
    contestsLost: countMatches(held, (line) => contestsWith(line, who.key, 'lost')),
  };
}

/** All people, who has won most matches first. Bots have no line of their own. */
export function standingsOf(lines: readonly MatchSummary[]): PersonStanding[] {
  const people = peopleIn(lines).filter(({ bot }) => !bot);
  return people
    .map((who) => standingOf(lines, who))
    .toSorted((a, b) => b.won.times - a.won.times || a.lost.times - b.lost.times);
}

function hasWon(line: MatchSummary, key: string): boolean {
  return seatsOfPerson(line, key).some((seat) => line.winners.includes(seat));
}

/** How often this comes up in these matches; those in which it doesn't are left out. */
export function countMatches(lines: readonly MatchSummary[], times: (line: MatchSummary) => number): MatchCount {
  const found = lines.filter((line) => times(line) > 0);
  return { times: found.reduce((sum, line) => sum + times(line), 0), lines: found };
}

function contestsWith(line: MatchSummary, key: string, side: 'won' | 'lost'): number {
  const seats = seatsOfPerson(line, key);
  return line.contests.filter((contest) => contest[side].some((seat) => seats.includes(seat))).length;
}

/** Somebody's best, with the match it is from. */
export interface PersonalBest {
  readonly line: MatchSummary;
  readonly feat: MatchSummary['feats'][number];
}

/** The greatest things of each kind and game that somebody did, no more than so many of each; of equal ones the first. */
export function personalBests(lines: readonly MatchSummary[], key: string, most = 3): PersonalBest[] {
  const all = lines.toReversed().flatMap((line) => {
    const seats = seatsOfPerson(line, key);
    return line.feats.filter(({ by }) => seats.includes(by)).map((feat): PersonalBest => ({ line, feat }));
  });
  const kinds = Map.groupBy(all, ({ line, feat }) => `${line.game} ${feat.kind}`);
  return [...kinds.values()].flatMap((bests) => bests.toSorted((a, b) => b.feat.size - a.feat.size).slice(0, most));
}

/** Matches won less matches lost, after each match, the first one first. */
export function winBalance(
  lines: readonly MatchSummary[],
  key: string,
): { readonly line: MatchSummary; readonly value: number }[] {
  let value = 0;
  return lines
    .toReversed()
    .filter((line) => seatsOfPerson(line, key).length > 0)
    .map((line) => {
      value += hasWon(line, key) ? 1 : -1;
      return { line, value };
    });
}

/** Everybody else in somebody's matches. */
export function othersMet(lines: readonly MatchSummary[], key: string): StatisticsPerson[] {
  const shared = lines.filter((line) => line.seats.some((seat) => personOnSeat(seat).key === key));
  return peopleIn(shared).filter((one) => one.key !== key);
}
