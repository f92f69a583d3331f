/** Best companions and worst opponents. */
import type { MatchSummary } from '../protocol/match-history.ts';
import { countMatches, type MatchCount, othersMet, type StatisticsPerson, seatsOfPerson } from './counts.ts';

/** Min matches together. */
const MIN_MATCHES_TOGETHER = 3;

export interface Companion extends StatisticsPerson {
  /** Matches on one side, or on opposite sides. */
  readonly met: MatchCount;
  /** Of these, won together, or lost to them. */
  readonly counted: MatchCount;
}

/**
 * The most successful companion over at least `MIN_MATCHES_TOGETHER` matches; undefined without a
 * win.
 */
export function bestCompanion(lines: readonly MatchSummary[], key: string): Companion | undefined {
  return highestShare(othersMet(lines, key).map((other) => companionRecord(lines, key, other, together)));
}

/**
 * The opponent one lost to most over at least `MIN_MATCHES_TOGETHER` matches; undefined without a
 * loss.
 */
export function worstOpponent(lines: readonly MatchSummary[], key: string): Companion | undefined {
  return highestShare(othersMet(lines, key).map((other) => companionRecord(lines, key, other, against)));
}

type Contest = MatchSummary['contests'][number];

/** Whether the two met so in a contest, and its outcome; undefined if they didn't. */
type MeetingOutcome = (contest: Contest, own: readonly number[], theirs: readonly number[]) => boolean | undefined;

function together({ won, lost }: Contest, own: readonly number[], theirs: readonly number[]): boolean | undefined {
  if (anyOf(won, own) && anyOf(won, theirs)) return true;
  return anyOf(lost, own) && anyOf(lost, theirs) ? false : undefined;
}

function against({ won, lost }: Contest, own: readonly number[], theirs: readonly number[]): boolean | undefined {
  if (anyOf(lost, own) && anyOf(won, theirs)) return true;
  return anyOf(won, own) && anyOf(lost, theirs) ? false : undefined;
}

function anyOf(side: readonly number[], seats: readonly number[]): boolean {
  return seats.some((seat) => side.includes(seat));
}

function companionRecord(
  lines: readonly MatchSummary[],
  key: string,
  other: StatisticsPerson,
  how: MeetingOutcome,
): Companion {
  const times = (wanted: (went: boolean | undefined) => boolean) => (line: MatchSummary) => {
    const [own, theirs] = [seatsOfPerson(line, key), seatsOfPerson(line, other.key)];
    return line.contests.filter((contest) => wanted(how(contest, own, theirs))).length;
  };
  return {
    ...other,
    met: countMatches(
      lines,
      times((went) => went !== undefined),
    ),
    counted: countMatches(
      lines,
      times((went) => went === true),
    ),
  };
}

/** By share; ties go to more meetings. */
function highestShare(all: readonly Companion[]): Companion | undefined {
  const told = all.filter(({ met, counted: so }) => met.times >= MIN_MATCHES_TOGETHER && so.times > 0);
  return told.toSorted((a, b) => shareOf(b) - shareOf(a) || b.met.times - a.met.times)[0];
}

function shareOf({ counted: so, met }: Companion): number {
  return so.times / met.times;
}
