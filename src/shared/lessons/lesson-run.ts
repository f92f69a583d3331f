/** Runs a lesson: a match by the real rules that pauses for each step. Pure, without time. */
import { drawNext, isOver, type Match, moveEvent, newMatch, refuseEvent, seatsIn, take } from '../engine/match.ts';
import { resolveOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { AnyMove, ChanceEvent, GameEvent } from '../engine/rules.ts';
import { feedOf, type Update, viewOf } from '../engine/view.ts';
import { LEARNER, type Lesson, type LessonStep } from './lesson.ts';

/** The state of the lesson. */
export interface LessonProgress {
  /** The current step; null during free play and at the end. */
  readonly step: LessonStep | null;
  /** Its message parameters. */
  readonly gaps: Readonly<Record<string, string | number>>;
  /** Its index among all steps, from 0. */
  readonly place: number;
  readonly isOver: boolean;
  /** A legal move other than the one asked for: the learner may confirm it or choose again. */
  readonly alternative: AnyMove | null;
  /** The learner left the script, and no remaining step applies. */
  readonly isOffScript: boolean;
  /** The learner may return to the step where they last left the script. */
  readonly canGoBack: boolean;
  /** Number of returns: each starts a new match. */
  readonly match: number;
  /** The version last delivered. */
  readonly version: number;
}

export interface LessonRun {
  now(): LessonProgress;
  latest(): Update;
  /** Updates since the last call, in order. */
  news(): readonly Update[];
  /**
   * The learner's move. Returns the refusal or undefined; an unexpected move is held until `insist`
   * or `relent`.
   */
  act(move: AnyMove): Refusal | undefined;
  /** Why the rules refuse that move; nothing is played. */
  why(move: AnyMove): Refusal | undefined;
  /** Confirms that the step was read. */
  goOn(): void;
  insist(): void;
  relent(): void;
  /** Returns to the step where the learner last left the script. */
  goBack(): void;
}

/** An action of the learner. `leaves`: it left the script. */
interface LearnerAction {
  readonly leaves: boolean;
  doIn(course: LessonCourse): void;
}

export function startLesson(lesson: Lesson): LessonRun {
  let course = startLessonCourse(lesson);
  let deeds: readonly LearnerAction[] = [];
  let otherwise: AnyMove | null = null;
  let match = 0;

  const make = (move: AnyMove, leaves: boolean): void => {
    otherwise = null;
    course.make(move);
    deeds = [...deeds, { leaves, doIn: (one) => one.make(move) }];
  };
  const lastLeft = (): number => deeds.findLastIndex(({ leaves }) => leaves);

  return {
    now() {
      const { step, isFree, isEnded, isPlayed } = course.now();
      const hasLeft = lastLeft() >= 0;
      const isAstray = hasLeft && !step && !isFree && !isEnded;
      return {
        ...{ step, alternative: otherwise, isOffScript: isAstray, match },
        gaps: step?.gaps?.(course.latest().observation) ?? {},
        place: step ? lesson.steps.indexOf(step) : lesson.steps.length,
        isOver: isEnded,
        canGoBack: isAstray || (hasLeft && isPlayed),
        version: course.latest().version,
      };
    },
    latest: () => course.latest(),
    news: () => course.news(),
    act(move) {
      const refused = course.refuse(move);
      if (refused) return refused;
      // A learner who plays on has read the step.
      if (isToRead(course.now().step)) {
        course.skip();
        deeds = [...deeds, { leaves: isSilent(course), doIn: (one) => one.skip() }];
      }
      const { step } = course.now();
      if (!step?.wants || step.wants(move, course.latest().observation)) make(move, false);
      else otherwise = move;
      return undefined;
    },
    why: (move) => course.why(move),
    goOn() {
      if (!isToRead(course.now().step)) return;
      course.goOn();
      deeds = [...deeds, { leaves: false, doIn: (one) => one.goOn() }];
    },
    insist() {
      if (otherwise) make(otherwise, true);
    },
    relent() {
      otherwise = null;
    },
    goBack() {
      if (lastLeft() < 0) return;
      deeds = deeds.slice(0, lastLeft());
      otherwise = null;
      match++;
      course = startLessonCourse(lesson);
      for (const deed of deeds) deed.doIn(course);
      course.forget();
    },
  };
}

function isToRead(step: LessonStep | null): boolean {
  return step !== null && !step.wants;
}

/** A pause in the guidance. */
function isSilent(course: LessonCourse): boolean {
  const { step, isFree } = course.now();
  return !step && !isFree;
}

/** Seed of unscripted draws, so that they repeat. */
const UNSCRIPTED_SEED = 13;

type LessonCourse = ReturnType<typeof startLessonCourse>;

/** A run from the start; the learner's actions come from outside. */
function startLessonCourse(lesson: Lesson) {
  const match = newMatch(lesson.rules, optionsOf(lesson), lesson.seats);
  const feed = feedOf(match, LEARNER);
  const chance = chanceOf(lesson, match);
  const done = new Set<LessonStep>();
  let told: Update[] = [feed.latest()];
  let step: LessonStep | null = null;
  /** The last finished step, until something happens. */
  let before: LessonStep | null = null;

  const happen = (event: GameEvent): void => {
    take(match, event);
    before = null;
    const update = feed.next();
    if (update) told.push(update);
  };
  /** Advances to the next step, or to the learner's move. */
  const settle = (): void => {
    for (;;) {
      step = nextStep(lesson, feed.latest(), { done, before });
      if (step || hasEnded(lesson, done) || isOver(match)) return;
      const event = chance() ?? opponentMove(lesson, match);
      if (!event) return;
      happen(event);
    }
  };
  const finish = (): void => {
    if (step) done.add(step);
    before = step;
  };

  settle();
  return {
    now: () => ({
      step,
      isFree: [...done].some(({ endsGuidance: frees }) => frees),
      isEnded: hasEnded(lesson, done),
      isPlayed: isOver(match),
    }),
    latest: () => feed.latest(),
    refuse: (move: AnyMove) => refuseEvent(match, moveEvent(LEARNER, move)),
    why: (move: AnyMove) => lesson.rules.refuse(match.state, LEARNER, move),
    news() {
      const news = told;
      told = [];
      return news;
    },
    /** Drops the updates so far: only the current state is delivered. */
    forget() {
      told = [feed.latest()];
    },
    make(move: AnyMove) {
      const asked = step;
      happen(moveEvent(LEARNER, move));
      if (asked) done.add(asked);
      settle();
    },
    goOn() {
      finish();
      settle();
    },
    /** Skips the steps that are only read; nobody moves. */
    skip() {
      while (isToRead(step)) {
        finish();
        step = nextStep(lesson, feed.latest(), { done, before });
      }
    },
  };
}

function optionsOf({ rules, options }: Lesson): Match['options'] {
  const resolved = resolveOptions(rules.options, options);
  if ('refusal' in resolved) throw new Error(`a lesson with options that are none: ${resolved.refusal.reason}`);
  return resolved.options;
}

/** A lesson ends with its last step, even if the match could go on. */
function hasEnded({ steps }: Lesson, done: ReadonlySet<LessonStep>): boolean {
  const last = steps.at(-1);
  return last === undefined || done.has(last);
}

interface StepsShown {
  readonly done: ReadonlySet<LessonStep>;
  /** The previous step. */
  readonly before: LessonStep | null;
}

/** The first unfinished step that applies now. */
function nextStep(lesson: Lesson, { observation, moves }: Update, { done, before }: StepsShown): LessonStep | null {
  if (hasEnded(lesson, done)) return null;
  const asked = observation.toAct.includes(LEARNER) ? moves : [];
  const isPossible = ({ wants }: LessonStep): boolean => !wants || asked.some((move) => wants(move, observation));
  const isNext = (one: LessonStep, previous: LessonStep | undefined): boolean =>
    one.when ? one.when(observation) : previous === undefined || previous === before;
  const isSo = (one: LessonStep): boolean => one.isTrue?.(observation) ?? true;
  const next = lesson.steps.find(
    (one, k) => !done.has(one) && isNext(one, lesson.steps[k - 1]) && isPossible(one) && isSo(one),
  );
  return next ?? null;
}

/** Chance's next event: the scripted one if possible. */
function chanceOf(lesson: Lesson, match: Match): () => ChanceEvent | undefined {
  const random = seeded(UNSCRIPTED_SEED);
  let count = 0;
  return () => {
    const next = lesson.chance(match.state, count);
    const event: ChanceEvent | undefined = next && { by: 'chance', ...next };
    if (!event || refuseEvent(match, event)) return drawNext(match, random);
    count++;
    return event;
  };
}

/** An opponent's move now; undefined where they wait for the learner. */
function opponentMove({ rules, opponents: others }: Lesson, { state }: Match): GameEvent | undefined {
  for (const seat of seatsIn(rules.toAct(state)).filter((seat) => seat !== LEARNER)) {
    const { moves, observation } = viewOf(rules, state, seat);
    const move = others(seat, moves, observation);
    if (move) return moveEvent(seat, move);
  }
  return undefined;
}
