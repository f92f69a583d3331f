/** The ways through a lesson: as it asks, and otherwise at some places. */
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import { LEARNER, type Lesson } from '#shared/lessons/lesson.ts';
import { type LessonProgress, type LessonRun, startLesson } from '#shared/lessons/lesson-run.ts';

/** After so many sentences read and moves made, another move is made than the one that is shown. */
export interface Deviation {
  readonly at: number;
  readonly move: AnyMove;
}

/** Where the learner may move, and what could be done instead of what is shown. */
export interface Fork {
  readonly at: number;
  readonly moves: readonly AnyMove[];
}

/** What stands on the slip at some moment, and what the learner sees. */
export interface Moment {
  readonly standing: LessonProgress;
  readonly seen: ObservationBase;
}

export interface Way {
  readonly run: LessonRun;
  readonly moments: Moment[];
  /** After its last deviation. */
  readonly forks: Fork[];
}

/** So many sentences and moves has no lesson. */
const ENDLESS = 400;

/** Goes a way to its end, until there is nothing to be done any more, or until something is so. */
export function gone(
  lesson: Lesson,
  deviations: readonly Deviation[],
  until?: (standing: LessonProgress) => boolean,
): Way {
  return followed(startLesson(lesson), deviations, until);
}

/** The same from where a lesson stands. */
export function followed(
  run: LessonRun,
  deviations: readonly Deviation[] = [],
  until: (standing: LessonProgress) => boolean = () => false,
): Way {
  const way: Way = { run, moments: [], forks: [] };
  const last = deviations.at(-1)?.at ?? -1;
  for (let at = 0; !isAtEnd(run) && !until(run.now()); at++) {
    if (at > ENDLESS) throw new Error(`no end: ${JSON.stringify(deviations)}`);
    note(way);
    const shown = shownBy(run);
    const moves = otherThan(shown, run);
    if (at > last && moves.length > 0) way.forks.push({ at, moves });
    const move = deviations.find((one) => one.at === at)?.move ?? shown?.[0];
    if (move) make(way, move);
    else run.goOn();
  }
  note(way);
  return way;
}

function note({ moments, run }: Way): void {
  moments.push({ standing: run.now(), seen: run.latest().observation });
}

/** The moves that are asked for; the first one where one may do as one likes; nothing where one reads. */
function shownBy(run: LessonRun): readonly AnyMove[] | undefined {
  const { step } = run.now();
  const { moves, observation } = run.latest();
  if (!step) return moves.slice(0, 1);
  return step.wants && moves.filter((move) => step.wants?.(move, observation));
}

/** What else the learner may do now. */
function otherThan(shown: readonly AnyMove[] = [], run: LessonRun): readonly AnyMove[] {
  const { moves, observation } = run.latest();
  return observation.toAct.includes(LEARNER) ? moves.filter((move) => !shown.includes(move)) : [];
}

function isAtEnd(run: LessonRun): boolean {
  return run.now().isOver || (run.now().step === null && run.latest().moves.length === 0);
}

/** Makes a move, and stays with it. */
function make(way: Way, move: AnyMove): void {
  const refused = way.run.act(move);
  if (refused) throw new Error(`refused: ${JSON.stringify([move, refused])}`);
  if (!way.run.now().alternative) return;
  note(way);
  way.run.insist();
}

/** Every way that goes on from this one by a deviation more. */
export function further(way: readonly Deviation[], forks: readonly Fork[]): Deviation[][] {
  return forks.flatMap(({ at, moves }) => moves.map((move) => [...way, { at, move }]));
}

/** So many of them, at even distances; all, where there are no more. */
export function some<T>(all: readonly T[], most: number): readonly T[] {
  const stride = Math.max(1, all.length / most);
  return all.filter((_, k) => Math.floor(k / stride) > Math.floor((k - 1) / stride));
}
