/** A lesson as it is gone through: a match by the real rules that stops where something is said or asked. Pure, no time. */
import {
  drawNext,
  isAsked,
  isOver,
  type Match,
  moveEvent,
  newMatch,
  refuseEvent,
  seatsIn,
  take,
} from '../engine/match.ts';
import { resolveOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { AnyMove, ChanceEvent, GameEvent } from '../engine/rules.ts';
import { feedOf, type Update, viewOf } from '../engine/view.ts';
import { LEARNER, type Lesson, type Step } from './lesson.ts';

/** Where the lesson stands. */
export interface Standing {
  /** What is said now; null while one plays on without a word, and at the end. */
  readonly step: Step | null;
  /** How many steps are done, of all. */
  readonly done: number;
  readonly isOver: boolean;
  /** A legal move that is not what was asked for: the learner may stay with it or choose again. */
  readonly otherwise: AnyMove | null;
  /** The last update that the learner has been told of. */
  readonly version: number;
}

export interface LessonRun {
  now(): Standing;
  latest(): Update;
  /** What came about between the last call and now, in order. */
  news(): readonly Update[];
  /** The learner moves. A refusal, or nothing; what was not asked for is held back until `insist` or `relent`. */
  act(move: AnyMove): Refusal | undefined;
  /** Why the rules would refuse that move of the learner's; nothing is played. */
  why(move: AnyMove): Refusal | undefined;
  /** What was to be read has been read. */
  goOn(): void;
  insist(): void;
  relent(): void;
}

/** A chance that is not foreseen is drawn, the same each time. */
const SEED = 13;

export function startLesson(lesson: Lesson): LessonRun {
  const match = newMatch(lesson.rules, optionsOf(lesson), lesson.seats);
  const feed = feedOf(match, LEARNER);
  const chance = chanceOf(lesson, match);
  const done = new Set<Step>();
  let told: Update[] = [feed.latest()];
  let step: Step | null = null;
  let otherwise: AnyMove | null = null;

  const happen = (event: GameEvent): void => {
    take(match, event);
    const update = feed.next();
    if (update) told.push(update);
  };
  /** On to where something is said, or the learner has to move. */
  const settle = (): void => {
    for (;;) {
      step = nextStep(lesson, match, done);
      if (step || hasEnded(lesson, done) || isOver(match)) return;
      const event = chance() ?? movedByOthers(lesson, match);
      if (!event) return;
      happen(event);
    }
  };
  const finish = (): void => {
    if (step) done.add(step);
  };
  const make = (move: AnyMove): void => {
    otherwise = null;
    happen(moveEvent(LEARNER, move));
    finish();
    settle();
  };

  settle();
  return {
    now: () => ({
      step,
      done: done.size,
      isOver: hasEnded(lesson, done),
      otherwise,
      version: feed.latest().version,
    }),
    latest: () => feed.latest(),
    news: () => {
      const news = told;
      told = [];
      return news;
    },
    act(move) {
      const refused = refuseEvent(match, moveEvent(LEARNER, move));
      if (refused) return refused;
      // What was to be read has been read by who goes on playing.
      if (step && !step.wants) {
        finish();
        step = nextStep(lesson, match, done);
      }
      if (!step?.wants || step.wants(move, feed.latest().observation)) make(move);
      else otherwise = move;
      return undefined;
    },
    why: (move) => lesson.rules.refuse(match.state, LEARNER, move),
    goOn() {
      if (!step || step.wants) return;
      finish();
      settle();
    },
    insist() {
      if (otherwise) make(otherwise);
    },
    relent() {
      otherwise = null;
    },
  };
}

function optionsOf({ rules, options }: Lesson): Match['options'] {
  const resolved = resolveOptions(rules.options, options);
  if ('refusal' in resolved) throw new Error(`a lesson with options that are none: ${resolved.refusal.reason}`);
  return resolved.options;
}

/** With its last step done a lesson is over, whatever else could be played. */
function hasEnded({ steps }: Lesson, done: ReadonlySet<Step>): boolean {
  const last = steps.at(-1);
  return last === undefined || done.has(last);
}

/** The first step that was not said yet and is to be said now. */
function nextStep(lesson: Lesson, match: Match, done: ReadonlySet<Step>): Step | null {
  if (hasEnded(lesson, done)) return null;
  const { observation, moves } = viewOf(lesson.rules, match.state, LEARNER);
  const asked = isAsked(match, LEARNER) ? moves : [];
  const isPossible = ({ wants }: Step): boolean => !wants || asked.some((move) => wants(move, observation));
  const isNext = (one: Step, before: Step | undefined): boolean =>
    one.when ? one.when(observation) : before === undefined || done.has(before);
  const next = lesson.steps.find((one, k) => !done.has(one) && isPossible(one) && isNext(one, lesson.steps[k - 1]));
  return next ?? null;
}

/** Chance's next event where chance decides: the next one that is foreseen, if it can be. */
function chanceOf(lesson: Lesson, match: Match): () => ChanceEvent | undefined {
  const foreseen = [...lesson.chance];
  const random = seeded(SEED);
  return () => {
    const [next] = foreseen;
    if (!next || refuseEvent(match, { by: 'chance', ...next })) return drawNext(match, random);
    foreseen.shift();
    return { by: 'chance', ...next };
  };
}

/** What one of the others does now; nothing if they wait for the learner. */
function movedByOthers({ rules, others }: Lesson, { state }: Match): GameEvent | undefined {
  for (const seat of seatsIn(rules.toAct(state)).filter((seat) => seat !== LEARNER)) {
    const { moves, observation } = viewOf(rules, state, seat);
    const move = others(seat, moves, observation);
    if (move) return moveEvent(seat, move);
  }
  return undefined;
}
