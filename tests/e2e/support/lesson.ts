/** Goes through a guided deal in a browser and does what it asks, beside the same lesson in the test. */
import type { Page } from 'playwright-core';
import type { AnyMove } from '#shared/engine/rules.ts';
import type { Lesson, LessonStep, Target } from '#shared/lessons/lesson.ts';
import { type LessonRun, startLesson } from '#shared/lessons/lesson-run.ts';

/** How what is asked for is done on the page. */
export interface Doing {
  goOn(page: Page): Promise<void>;
  /** `move` where nothing is pointed at: one plays on as one likes. */
  act(page: Page, target: Target | undefined, move: AnyMove): Promise<void>;
  /** After each sentence that stands on the slip. */
  seen?(step: LessonStep | null): Promise<void>;
}

/** Until the end of the lesson; what was said on the page, a sentence a step. */
export async function goThrough(page: Page, lesson: Lesson, doing: Doing): Promise<string[]> {
  const run = startLesson(lesson);
  const said: string[] = [];
  while (!run.now().isOver) {
    const { step, place } = run.now();
    said.push(await sentenceOf(page, step, place, lesson.steps.length));
    await doing.seen?.(step);
    if (step && !step.wants) {
      await doing.goOn(page);
      run.goOn();
    } else await act(page, run, step, doing);
  }
  return said;
}

async function act(page: Page, run: LessonRun, step: LessonStep | null, doing: Doing): Promise<void> {
  const { moves, observation } = run.latest();
  const move = moves.find((one) => !step?.wants || step.wants(one, observation));
  if (!move) throw new Error(`nothing to do at ${step?.id}`);
  await doing.act(page, step?.targets?.at(-1), move);
  run.act(move);
}

/** What stands on the slip once it is this step's; nothing where one plays on without a word. */
async function sentenceOf(page: Page, step: LessonStep | null, place: number, steps: number): Promise<string> {
  if (!step) return '';
  await page.getByText(`Step ${place + 1} of ${steps}`, { exact: true }).waitFor();
  return (await page.locator('.taught').textContent()) ?? '';
}
