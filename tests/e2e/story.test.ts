/** After the score the television tells the match's story: a trick each, and one sentence. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seeded } from '#shared/engine/random.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { type Guest, PATIENCE, shoot } from './support/guest.ts';
import { serveInside } from './support/served.ts';

const TELEVISION = { viewport: { width: 1280, height: 720 } };

const app = serveInside({ opensTables: true, pace: 5, random: seeded(4) });
let host: Visitor;

beforeAll(async () => {
  host = await visit(app.port);
}, PATIENCE);
afterAll(() => host.leave(), PATIENCE);

async function played(
  game: string,
  seats: number,
  options: Record<string, number>,
): Promise<{ screen: Guest; table: string }> {
  const { table, code } = await host.client.tables.open({ game, seats, options });
  const screen = await app.arrive(`/screen#${code}`, { device: TELEVISION, depth: 'flat' });
  for (let seat = 0; seat < seats; seat++) await host.client.table.seatBot({ table, seat, level: 'easy' });
  await host.client.table.start({ table });
  return { screen, table };
}

it(
  'shows each chapter once and then the score again; a press goes on',
  async () => {
    const { screen, table } = await played('briscola-chiamata', 5, { deals: 1 });
    const { page } = screen;
    const story = page.locator('.tv-story');
    await story.waitFor();
    const match = 0;
    const chapters = await host.client.play.story({ table, match });
    expect(chapters.length).toBeGreaterThan(1);
    const told: (string | null)[] = [];
    for (const { chapter } of chapters) {
      await page.locator(`.tv-story[data-kind=${chapter.kind}]`).waitFor();
      told.push(await story.locator('p').textContent());
      expect(await page.locator('.tv-score').count()).toBe(0);
      if (process.env.LOOK) await page.waitForTimeout(Number(process.env.LOOK));
      await shoot(screen, `story-${chapter.kind}`);
      await page.keyboard.press('Enter');
    }
    expect(new Set(told).size).toBe(chapters.length);
    console.log(told.join('\n'));
    await page.locator('.tv-score').waitFor();
    expect(await story.count()).toBe(0);
    expect(screen.complaints).toEqual([]);
  },
  PATIENCE,
);
