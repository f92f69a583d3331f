/**
 * On a phone, while others are waited for: every game's guided deal by touch, from the seats to its end; and a newcomer's
 * whole way by touch, of which `npm test` sees one game's (phone-newcomer.test.ts).
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Lesson } from '#shared/lessons/lesson.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { sitByTap } from './support/at-table.ts';
import { PATIENCE, shoot } from './support/guest.ts';
import { goThroughByTouch, LEARNING, learnByTouch, PHONE, ROOM } from './support/newcomer-by-touch.ts';
import { serveByChild, serveInside } from './support/served.ts';
import { DECISION } from './support/touch.ts';

const LESSONS = import.meta.glob<Lesson>('../../src/shared/games/*/lesson.ts', { eager: true, import: 'default' });
const GAMES = Object.entries(LESSONS).map(([path, lesson]) => ({ game: path.split('/')[5] ?? '', lesson }));

const app = serveByChild('--pace', '100');
let host: Visitor;

beforeAll(async () => {
  host = await visit(app.port);
});

it.each(GAMES)(
  '$game is learned by touch, and the seat is still there',
  async ({ game, lesson }) => {
    const { code } = await host.client.tables.open({ game, options: {} });
    const ada = await app.arrive(`/hand/#${code}`, { device: PHONE });
    const { page } = ada;
    if (process.env.HASTE) page.setDefaultTimeout(Number(process.env.HASTE));
    const press = (name: string) => page.getByRole('button', { name, exact: true }).tap();
    await press('Learn by playing');
    if (process.env.SHOTS) await shoot(ada, `phone-${game}-shelf`);
    await press('A guided first deal');
    await goThroughByTouch(ada, game, lesson);
    expect(ada.complaints).toEqual([]);
    await page.context().close();
  },
  LEARNING,
);

it(
  'whoever learns is called back when the match begins, and when they are asked; the lesson waits where it was left',
  async () => {
    const { table, code } = await host.client.tables.open({ game: 'briscola-chiamata', options: { deals: 1 } });
    for (const seat of [1, 2, 3, 4]) await host.client.table.seatBot({ table, seat, level: 'easy' });
    const ada = await app.arrive(`/hand/#${code}`, { device: PHONE });
    const { page } = ada;
    if (process.env.HASTE) page.setDefaultTimeout(Number(process.env.HASTE));
    const press = (name: string) => page.getByRole('button', { name, exact: true }).tap();
    await sitByTap(ada, 'Ada');
    await press('Learn by playing');
    await press('A guided first deal');
    await press('Next');
    await page.getByText('Step 2 of').waitFor();
    await press('Leave');
    await press('Continue the guided deal');
    await page.getByText('Step 2 of').waitFor();
    await host.client.table.start({ table });
    await page.getByText('The match is starting').waitFor();
    if (process.env.SHOTS) await shoot(ada, 'phone-called-begins');
    await page.locator('.over').waitFor({ state: 'detached' });
    await page.locator('[data-hand]').nth(7).waitFor();
    await press('Menu');
    await press('Learn by playing');
    await page.getByText('It’s your turn: here’s your hand.').waitFor();
    if (process.env.SHOTS) await shoot(ada, 'phone-called-turn');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.locator(DECISION).first().tap();
    expect(ada.complaints).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

// Each in a house of their own: whoever came before has its room, and chooses what is played.
describe.each(GAMES)('a newcomer', ({ game, lesson }) => {
  const inside = serveInside(ROOM);

  it(
    `comes in to the room, learns ${game} by doing it, and plays a whole deal alone`,
    () => learnByTouch(inside, game, lesson),
    LEARNING,
  );
});
