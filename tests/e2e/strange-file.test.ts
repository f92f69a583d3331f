/** A file that is made to keep whoever opens it is read beside the page, and what is in a large one is listed by pages. */
import { beforeAll, describe, expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { newMatch } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { recordOf } from '#shared/engine/record.ts';
import type { Guest } from './support/guest.ts';
import { serveInside } from './support/served.ts';

const app = serveInside();
let guest: Guest;

beforeAll(async () => {
  guest = await app.arrive('/#/records');
});

/** A match before its first event. */
function unplayed(): string {
  const game = gameOf('briscola-chiamata');
  const resolved = game && resolveOptions(game.rules.options, {});
  if (!resolved || 'refusal' in resolved) throw new Error('can’t be played here');
  return JSON.stringify(recordOf(newMatch(game.rules, resolved.options, 5)));
}

async function open(text: string): Promise<void> {
  const file = { name: 'x.panno', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await guest.page.locator('.import input').setInputFiles(file);
}

describe('a file from anybody', () => {
  it('is read in a worker, which ends with it', async () => {
    const begun = guest.page.waitForEvent('worker', (worker) => worker.url().includes('rules.worker'));
    await open(`${unplayed()}\n`.repeat(120));
    const worker = await begun;
    await guest.page.locator('.import li').first().waitFor();
    expect(guest.page.workers()).not.toContain(worker);
  });

  it('is listed by pages', async () => {
    const lines = guest.page.locator('.import li');
    expect(await lines.count()).toBe(50);
    const more = guest.page.locator('.import > .plain');
    await more.click();
    await more.click();
    expect(await lines.count()).toBe(120);
    expect(await more.count()).toBe(0);
    await lines.last().locator('button').click();
    await guest.page.locator('.steps').waitFor();
  });

  it.each([
    ['more matches than any evening has', `${unplayed()}\n`.repeat(15_000), 'more than 10,000 matches'],
    ['lists within lists', '['.repeat(15_000_000), 'nested deeper'],
    ['a list of empty seals', unplayed().replace(/}$/, `,"seals":[${Array(20_000).fill('{}')}]}`), 'seals.0.'],
  ])('with %s is put away, and says why', async (_, text, why) => {
    await guest.page.reload();
    await open(text);
    const alert = guest.page.locator('.import [role=alert]');
    await alert.waitFor();
    expect(await alert.textContent()).toContain(why);
  });
});
