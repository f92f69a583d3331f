/** Every lesson is played through to its end, as it asks and otherwise: so that none breaks silently. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { LESSON as COMMON } from '#renderer/i18n/messages/en/learning.ts';
import { LESSON as OF_TRICKS } from '#renderer/tricks/messages/en/learning.ts';
import { isTested } from '#shared/engine/checks/test-scope.ts';
import { pick, seeded } from '#shared/engine/random.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import type { Lesson, LessonStep, MessageRef } from '#shared/lessons/lesson.ts';
import { type LessonRun, startLesson } from '#shared/lessons/lesson-run.ts';
import { docOf } from './rule-numbers.ts';

const LESSONS = import.meta.glob<Lesson>('../../src/shared/games/*/lesson.ts', { eager: true, import: 'default' });
const WORDS = import.meta.glob<Messages>('../../src/renderer/games/*/messages/en/learning.ts', {
  eager: true,
  import: 'LESSON',
});
const PANELS: Readonly<Record<string, Messages>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Record<string, Messages>>('../../src/renderer/games/*/messages/en/table.ts', { eager: true }),
  ).map(([path, all]) => [path, Object.assign({}, ...Object.values(all))]),
);

const lessons = Object.entries(LESSONS).map(([path, lesson]) => ({ game: path.split('/')[5] ?? '', lesson }));

/** A game that is put in need not bring any. */
const OF_THE_HOUSE = ['briscola', 'briscola-chiamata', 'spizzichino', 'tressette', 'vbi-maior', 'viva'];

/** The moves of the step that is asked for. */
function wantedMoves(run: LessonRun, step: LessonStep) {
  const { moves, observation } = run.latest();
  return moves.filter((move) => step.wants?.(move, observation));
}

/** Does what is asked, and reads what is to be read; where nobody asks for anything: any move. `first`: before that. */
function followed(lesson: Lesson, first: (run: LessonRun, step: LessonStep) => void = () => undefined) {
  const run = startLesson(lesson);
  const said: LessonStep[] = [];
  for (let turns = 0; !run.now().isOver; turns++) {
    expect(turns).toBeLessThan(400);
    const { step } = run.now();
    if (step) said.push(step);
    if (step?.wants) first(run, step);
    if (step && !step.wants) run.goOn();
    else obey(run, step);
  }
  return { run, said };
}

/** Makes the first move that is wanted; any, where none is. */
function obey(run: LessonRun, step: LessonStep | null): void {
  const [move] = step ? wantedMoves(run, step) : run.latest().moves;
  if (!move) throw new Error(`no move for ${step?.id}`);
  expect(run.act(move)).toBeUndefined();
  expect(run.now().alternative).toBeNull();
}

/** Plays anything that is allowed, and stays with it. */
function strayed(lesson: Lesson, seed: number) {
  const random = seeded(seed);
  const run = startLesson(lesson);
  for (let turns = 0; !run.now().isOver; turns++) {
    if (turns > 600) throw new Error(`the lesson has no end after ${run.now().step?.id}, seed ${seed}`);
    const { moves } = run.latest();
    const { step } = run.now();
    if (step && !step.wants && (moves.length === 0 || random.below(4) > 0)) run.goOn();
    else {
      run.act(pick(moves, random));
      if (run.now().alternative) run.insist();
    }
  }
  return run;
}

function keysOf({ key, with: gaps = {} }: MessageRef): string[] {
  return [key, ...Object.values(gaps).flatMap((gap) => (typeof gap === 'object' ? keysOf(gap) : []))];
}

it('there is one for each game of the house', () => {
  expect(lessons.map(({ game }) => game)).toEqual(expect.arrayContaining(OF_THE_HOUSE));
});

describe.each(lessons.filter(({ game }) => isTested(game)))('the lesson of $game', ({ game, lesson }) => {
  const rules = docOf(game);
  const words: Messages = {
    ...COMMON,
    ...GAMES[game]?.messages,
    ...PANELS[`../../src/renderer/games/${game}/messages/en/table.ts`],
    ...(WORDS[`../../src/renderer/games/${game}/messages/en/learning.ts`] ?? OF_TRICKS),
  };

  it('brings everything up that it promises, in its order, to who does what it asks', () => {
    const { run, said } = followed(lesson);
    expect(said.map(({ id }) => id)).toEqual(lesson.steps.map(({ id }) => id));
    expect(run.now().step).toBeNull();
  });

  it('comes to its end whatever one plays', () => {
    for (let seed = 0; seed < 15; seed++) strayed(lesson, seed);
  });

  it('holds back what was not asked for, until one stays with it or chooses again', () => {
    let held = 0;
    followed(lesson, (run, step) => {
      const wanted = wantedMoves(run, step);
      const { moves, version } = run.latest();
      const other = moves.find((move) => !wanted.includes(move));
      if (!other) return;
      run.act(other);
      expect(run.now()).toMatchObject({ alternative: other, step, version });
      run.relent();
      expect(run.now()).toMatchObject({ alternative: null, step, version });
      held++;
    });
    expect(held).toBeGreaterThan(0);
  });

  it('names rules that there are, and says each step in words of its own', () => {
    for (const { id, rules: numbers } of lesson.steps) {
      expect(numbers.length, id).toBeGreaterThan(0);
      for (const number of numbers) expect(rules.includes(`**${number}**`), number).toBe(true);
      expect(words[`lesson.${id}`], id).toBeDefined();
    }
    const own = WORDS[`../../src/renderer/games/${game}/messages/en/learning.ts`];
    // What the kit says, each trick game says a part of.
    if (!own) return;
    const spoken = Object.keys(own);
    const said = spoken
      .filter((key) => /^lesson\.(?!about$|seat\.|otherwise\.)/.test(key))
      .map((key) => key.split('.')[1]);
    expect(new Set(said)).toEqual(new Set(lesson.steps.map(({ id }) => id)));
  });

  it('points at buttons by names that there are', () => {
    const named = lesson.steps.flatMap(({ targets: at = [] }) =>
      at.flatMap((one) => ('button' in one ? keysOf(one.button) : [])),
    );
    for (const key of named) expect(words[key], key).toBeDefined();
  });

  it('names who sits there', () => {
    for (let seat = 1; seat < lesson.seats; seat++) expect(words[`lesson.seat.${seat}`]).toBeDefined();
  });
});
