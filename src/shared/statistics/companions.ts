/** With whom one wins, and to whom one loses. */
import type { MatchSummary } from '../protocol/match-history.ts';
import { countMatches, type MatchCount, othersMet, type StatisticsPerson, seatsOfPerson } from './counts.ts';

/** Fewer say nothing about anybody. */
const MIN_MATCHES_TOGETHER = 3;

export interface Companion extends StatisticsPerson {
  /** How often one met: on one side, or on two. */
  readonly met: MatchCount;
  /** How often it went as it is told here: won together, or lost to them. */
  readonly counted: MatchCount;
}

/** With whom one was on one side at least `FEWEST` times, and won the most often of those; nobody where it was never won. */
export function bestCompanion(lines: readonly MatchSummary[], key: string): Companion | undefined {
  return highestShare(othersMet(lines, key).map((other) => companionRecord(lines, key, other, together)));
}

/** Against whom one stood at least `FEWEST` times, and lost the most often of those; nobody where it was never lost. */
export function worstOpponent(lines: readonly MatchSummary[], key: string): Companion | undefined {
  return highestShare(othersMet(lines, key).map((other) => companionRecord(lines, key, other, against)));
}

type Contest = MatchSummary['contests'][number];

/** Whether the two met so in a contest, and whether it went as it is told; nothing where they did not. */
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

/** By share; of equal ones, who was met more often: that says more. */
function highestShare(all: readonly Companion[]): Companion | undefined {
  const told = all.filter(({ met, counted: so }) => met.times >= MIN_MATCHES_TOGETHER && so.times > 0);
  return told.toSorted((a, b) => shareOf(b) - shareOf(a) || b.met.times - a.met.times)[0];
}

function shareOf({ counted: so, met }: Companion): number {
  return so.times / met.times;
}
