/** With whom one wins, and to whom one loses. */
import type { BookLine } from '../protocol/statistics.ts';
import { type Count, countOf, othersIn } from './count.ts';
import { type Somebody, seatsOf } from './people.ts';

/** Fewer say nothing about anybody. */
const FEWEST = 3;

export interface Company extends Somebody {
  /** How often one met: on one side, or on two. */
  readonly met: Count;
  /** How often it went as it is told here: won together, or lost to them. */
  readonly so: Count;
}

/** With whom one was on one side at least `FEWEST` times, and won the most often of those; nobody where it was never won. */
export function companionOf(lines: readonly BookLine[], key: string): Company | undefined {
  return most(othersIn(lines, key).map((other) => company(lines, key, other, together)));
}

/** Against whom one stood at least `FEWEST` times, and lost the most often of those; nobody where it was never lost. */
export function nemesisOf(lines: readonly BookLine[], key: string): Company | undefined {
  return most(othersIn(lines, key).map((other) => company(lines, key, other, against)));
}

type Contest = BookLine['contests'][number];

/** Whether the two met so in a contest, and whether it went as it is told; nothing where they did not. */
type Met = (contest: Contest, own: readonly number[], theirs: readonly number[]) => boolean | undefined;

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

function company(lines: readonly BookLine[], key: string, other: Somebody, how: Met): Company {
  const times = (wanted: (went: boolean | undefined) => boolean) => (line: BookLine) => {
    const [own, theirs] = [seatsOf(line, key), seatsOf(line, other.key)];
    return line.contests.filter((contest) => wanted(how(contest, own, theirs))).length;
  };
  return {
    ...other,
    met: countOf(
      lines,
      times((went) => went !== undefined),
    ),
    so: countOf(
      lines,
      times((went) => went === true),
    ),
  };
}

/** By share; of equal ones, who was met more often: that says more. */
function most(all: readonly Company[]): Company | undefined {
  const told = all.filter(({ met, so }) => met.times >= FEWEST && so.times > 0);
  return told.toSorted((a, b) => shareOf(b) - shareOf(a) || b.met.times - a.met.times)[0];
}

function shareOf({ so, met }: Company): number {
  return so.times / met.times;
}
