/** A newcomer's way by the keyboard: from home through the guided deal to a whole deal alone. All games: learn-all.test.ts. */
import { it } from 'vitest';
import briscola from '#shared/games/briscola-chiamata/lesson.ts';
import { LEARNING, learnByKeys } from './support/newcomer.ts';
import { serveInside } from './support/served.ts';

const app = serveInside({ pace: 20 });

it(
  'a newcomer learns Briscola Chiamata by doing it, and plays a deal alone',
  () => learnByKeys(app, 'briscola-chiamata', briscola),
  LEARNING,
);
