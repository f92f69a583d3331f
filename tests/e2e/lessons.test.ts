/** Every game's lesson, gone through on the page as it asks. */
import { expect, it } from 'vitest';
import type { Lesson } from '#shared/lessons/lesson.ts';
import { PATIENCE, shoot } from './support/guest.ts';
import { goThrough } from './support/lesson.ts';
import { actsWith, byMouse } from './support/lesson-hands.ts';
import { serveInside } from './support/served.ts';

const LESSONS = import.meta.glob<Lesson>('../../src/shared/games/*/lesson.ts', { eager: true, import: 'default' });

const ACTS = actsWith(byMouse);

const app = serveInside();

it.each(Object.entries(LESSONS).map(([path, lesson]) => ({ game: path.split('/')[5] ?? '', lesson })))(
  '$game is learned on the page, step by step',
  async ({ game, lesson }) => {
    const ada = await app.arrive(`/#/learn/${game}`);
    const { page } = ada;
    const said = await goThrough(page, lesson, {
      goOn: () => page.getByRole('button', { name: 'Next', exact: true }).click(),
      act: (_page, _target, move) =>
        ACTS[game]?.(page, { ...move }) ?? Promise.reject(new Error(`no hands for ${game}`)),
      async seen(step) {
        if (step && process.env.SHOTS) await shoot(ada, `learn-${game}-${step.id}`);
      },
    });
    expect(said.filter(Boolean)).toHaveLength(lesson.steps.length);
    await page.getByText('You know the game').waitFor();
    await page.getByRole('button', { name: 'Repeat the lesson' }).click();
    await page.getByText(`Step 1 of ${lesson.steps.length}`, { exact: true }).waitFor();
    expect(ada.complaints).toEqual([]);
    await page.context().close();
  },
  3 * PATIENCE,
);
