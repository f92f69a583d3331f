/** Whatever room the table stands in, it is drawn in few calls. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDesk, PATIENCE, rest } from './test-page.ts';

let desk: Awaited<ReturnType<typeof openDesk>>;

beforeAll(async () => {
  desk = await openDesk();
}, PATIENCE);

afterAll(() => desk.close(), PATIENCE);

it.each([
  ['a bar', 'scene=6&room=bar'],
  ['a kitchen', 'scene=6&room=kitchen'],
  ['a terrace', 'scene=6&room=terrace'],
  ['a cloth with places sewn into it', 'phases&scene=21'],
  ['a television’s room', 'phases&tv&room=terrace&scene=0'],
])(
  'takes few draw calls with %s',
  async (_, query) => {
    const other = await desk.open({ width: 400, height: 250 });
    await other.goto(`${desk.url}?${query}`);
    await other.waitForFunction(() => window.desk?.stats.frames > 0);
    await rest(other);
    const { drawCalls } = await other.evaluate(() => window.desk.stats);
    expect(drawCalls).toBeGreaterThan(4);
    expect(drawCalls).toBeLessThanOrEqual(25);
    await other.close();
  },
  PATIENCE,
);
