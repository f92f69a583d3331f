/** A lesson as it is gone through: a match by the real rules that stops where something is said or asked. Pure, no time. */
import { drawNext, isOver, type Match, moveEvent, newMatch, refuseEvent, seatsIn, take } from '../engine/match.ts';
import { resolveOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { AnyMove, ChanceEvent, GameEvent } from '../engine/rules.ts';
import { feedOf, type Update, viewOf } from '../engine/view.ts';
import { LEARNER, type Lesson, type LessonStep } from './lesson.ts';

/** Where the lesson stands. */
export interface LessonProgress {
  /** What is said now; null while one plays on without a word, and at the end. */
  readonly step: LessonStep | null;
  /** What fills the gaps of its sentence. */
  readonly gaps: Readonly<Record<string, string | number>>;
  /** Its place among all steps, from 0. */
  readonly place: number;
  readonly isOver: boolean;
  /** A legal move that is not what was asked for: the learner may stay with it or choose again. */
  readonly alternative: AnyMove | null;
  /** The learner went another way than was shown, and nothing that is still to be said is so. */
  readonly isOffScript: boolean;
  /** The step at which the learner last went another way may be taken again. */
  readonly canGoBack: boolean;
  /** How often the learner went back: each time it is a match of its own. */
  readonly match: number;
  /** The last update that the learner has been told of. */
  readonly version: number;
}

export interface LessonRun {
  now(): LessonProgress;
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
  /** To the step at which the learner last went another way. */
  goBack(): void;
}

/** Something the learner did. `leaves`: another way was gone than was shown. */
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
      // What was to be read has been read by who goes on playing.
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

/** Nothing is said, though the lesson still leads. */
function isSilent(course: LessonCourse): boolean {
  const { step, isFree } = course.now();
  return !step && !isFree;
}

/** A chance that is not foreseen is drawn, the same each time. */
const UNSCRIPTED_SEED = 13;

type LessonCourse = ReturnType<typeof startLessonCourse>;

/** One way through the lesson, from its beginning: what the learner does comes from outside. */
function startLessonCourse(lesson: Lesson) {
  const match = newMatch(lesson.rules, optionsOf(lesson), lesson.seats);
  const feed = feedOf(match, LEARNER);
  const chance = chanceOf(lesson, match);
  const done = new Set<LessonStep>();
  let told: Update[] = [feed.latest()];
  let step: LessonStep | null = null;
  /** The step that was done last, while nothing has happened since. */
  let before: LessonStep | null = null;

  const happen = (event: GameEvent): void => {
    take(match, event);
    before = null;
    const update = feed.next();
    if (update) told.push(update);
  };
  /** On to where something is said, or the learner has to move. */
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
    /** Only how it stands now is told, not how it came to that. */
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
    /** Past all that is only to be read and can be said at once; nobody else moves. */
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

/** With its last step done a lesson is over, whatever else could be played. */
function hasEnded({ steps }: Lesson, done: ReadonlySet<LessonStep>): boolean {
  const last = steps.at(-1);
  return last === undefined || done.has(last);
}

interface StepsShown {
  readonly done: ReadonlySet<LessonStep>;
  /** What was said just before. */
  readonly before: LessonStep | null;
}

/** The first step that was not said yet, is to be said now, and is so. */
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

/** Chance's next event where chance decides: the next one that is foreseen, if it can be. */
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

/** What one of the others does now; nothing if they wait for the learner. */
function opponentMove({ rules, opponents: others }: Lesson, { state }: Match): GameEvent | undefined {
  for (const seat of seatsIn(rules.toAct(state)).filter((seat) => seat !== LEARNER)) {
    const { moves, observation } = viewOf(rules, state, seat);
    const move = others(seat, moves, observation);
    if (move) return moveEvent(seat, move);
  }
  return undefined;
}
