/** A newcomer's way by touch, from the room through the guided deal to a deal alone. All games: phone-learn.test.ts. */
import { it } from 'vitest';
import briscola from '#shared/games/briscola-chiamata/lesson.ts';
import { LEARNING, learnByTouch, ROOM } from './support/newcomer-by-touch.ts';
import { serveInside } from './support/served.ts';

const app = serveInside(ROOM);

it(
  'a newcomer comes in to the room, learns Briscola Chiamata by doing it, and plays a whole deal alone',
  () => learnByTouch(app, 'briscola-chiamata', briscola),
  LEARNING,
);
