/**
 * The counts of the house's book. No count is kept anywhere: each is made of the matches it is about, and holds them, so
 * that whoever doubts it can look.
 */
import type { BookLine } from '../protocol/statistics.ts';
import { everybodyIn, type Somebody, seatsOf, somebodyOf } from './people.ts';

/** How often, and in which matches, the latest first. */
export interface Count {
  readonly times: number;
  readonly lines: readonly BookLine[];
}

export interface Standing extends Somebody {
  readonly played: Count;
  readonly won: Count;
  readonly lost: Count;
  /** Deals, or whatever a match of that game is made of. */
  readonly contestsWon: Count;
  readonly contestsLost: Count;
}

/** What one person has come to in these matches. */
export function standingOf(lines: readonly BookLine[], who: Somebody): Standing {
  const held = lines.filter((line) => seatsOf(line, who.key).length > 0);
  return {
    ...who,
    played: countOf(held, () => 1),
    won: countOf(held, (line) => (hasWon(line, who.key) ? 1 : 0)),
    lost: countOf(held, (line) => (hasWon(line, who.key) ? 0 : 1)),
    contestsWon: countOf(held, (line) => contestsWith(line, who.key, 'won')),
    contestsLost: countOf(held, (line) => contestsWith(line, who.key, 'lost')),
  };
}

/** All people, who has won most matches first. Bots have no line of their own. */
export function standingsOf(lines: readonly BookLine[]): Standing[] {
  const people = everybodyIn(lines).filter(({ bot }) => !bot);
  return people
    .map((who) => standingOf(lines, who))
    .toSorted((a, b) => b.won.times - a.won.times || a.lost.times - b.lost.times);
}

function hasWon(line: BookLine, key: string): boolean {
  return seatsOf(line, key).some((seat) => line.winners.includes(seat));
}

/** How often this comes up in these matches; those in which it doesn't are left out. */
export function countOf(lines: readonly BookLine[], times: (line: BookLine) => number): Count {
  const found = lines.filter((line) => times(line) > 0);
  return { times: found.reduce((sum, line) => sum + times(line), 0), lines: found };
}

function contestsWith(line: BookLine, key: string, side: 'won' | 'lost'): number {
  const seats = seatsOf(line, key);
  return line.contests.filter((contest) => contest[side].some((seat) => seats.includes(seat))).length;
}

/** Somebody's best, with the match it is from. */
export interface Best {
  readonly line: BookLine;
  readonly feat: BookLine['feats'][number];
}

/** The greatest things of each kind and game that somebody did, no more than so many of each; of equal ones the first. */
export function bestOf(lines: readonly BookLine[], key: string, most = 3): Best[] {
  const all = lines.toReversed().flatMap((line) => {
    const seats = seatsOf(line, key);
    return line.feats.filter(({ by }) => seats.includes(by)).map((feat): Best => ({ line, feat }));
  });
  const kinds = Map.groupBy(all, ({ line, feat }) => `${line.game} ${feat.kind}`);
  return [...kinds.values()].flatMap((bests) => bests.toSorted((a, b) => b.feat.size - a.feat.size).slice(0, most));
}

/** Matches won less matches lost, after each match, the first one first. */
export function balanceOf(
  lines: readonly BookLine[],
  key: string,
): { readonly line: BookLine; readonly value: number }[] {
  let value = 0;
  return lines
    .toReversed()
    .filter((line) => seatsOf(line, key).length > 0)
    .map((line) => {
      value += hasWon(line, key) ? 1 : -1;
      return { line, value };
    });
}

/** Everybody else in somebody's matches. */
export function othersIn(lines: readonly BookLine[], key: string): Somebody[] {
  const shared = lines.filter((line) => line.seats.some((seat) => somebodyOf(seat).key === key));
  return everybodyIn(shared).filter((one) => one.key !== key);
}
