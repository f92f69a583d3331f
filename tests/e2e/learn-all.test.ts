/** A newcomer's way by the keyboard, in every game; of one of them CI sees it, too (learn.test.ts). */
import { it } from 'vitest';
import type { Lesson } from '#shared/lessons/lesson.ts';
import { LEARNING, learnByKeys } from './support/newcomer.ts';
import { serveInside } from './support/served.ts';

const LESSONS = import.meta.glob<Lesson>('../../src/shared/games/*/lesson.ts', { eager: true, import: 'default' });

const app = serveInside({ pace: 20 });

it.each(Object.entries(LESSONS).map(([path, lesson]) => ({ game: path.split('/')[5] ?? '', lesson })))(
  'a newcomer learns $game by doing it, and plays a deal alone',
  ({ game, lesson }) => learnByKeys(app, game, lesson),
  LEARNING,
);
