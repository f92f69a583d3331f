/** A finished match is looked at again card by card, saved as a file, and opened from it. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { gameOf } from '#catalogue';
import { mistakesIn } from '#renderer/desktop/records/review/review-progress.ts';
import { dealsOf } from '#shared/bots/review/move-loss.ts';
import { reviewDeal } from '#shared/bots/review/review.ts';
import { runToEnd } from '#shared/bots/search/search.ts';
import { playMatch } from '#shared/engine/checks/properties.ts';
import { present } from '#shared/engine/collections.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { type GameRecord, recordOf } from '#shared/engine/record.ts';
import { visit } from '../host/support/client.ts';
import { temporaryFolder } from '../host/support/test-server.ts';
import { type Guest, PATIENCE, shoot } from './support/guest.ts';
import { serveInside } from './support/served.ts';

const REPLAY = fileURLToPath(new URL('../../tools/replay.ts', import.meta.url));
const folder = temporaryFolder();
const file = join(folder, 'match.jsonl');
const mistaken = join(folder, 'mistaken.jsonl');

const app = serveInside();
let guest: Guest;
let page: Page;
let record: GameRecord;

/** A match of one deal among bots, at a table of this session's. */
async function playAtHost(): Promise<string> {
  const host = await visit(app.port);
  const { table } = await host.client.tables.open({ game: 'briscola-chiamata', seats: 5, options: { deals: 1 } });
  for (let seat = 0; seat < 5; seat++) await host.client.table.seatBot({ table, seat, level: 'random' });
  await host.client.table.start({ table });
  const finished = await vi.waitUntil(async () => (await host.client.records.list({})).at(0), { timeout: 20_000 });
  record = (await host.client.records.get({ id: finished.id })) as GameRecord;
  await host.leave();
  return host.token;
}

beforeAll(async () => {
  // Before anybody is there: it keeps the host, which is in this process, from all else.
  writeFileSync(mistaken, `${JSON.stringify(withMistake())}\n`);
  const token = await playAtHost();
  guest = await app.arrive('/#/records', { token });
  page = guest.page;
}, 2 * PATIENCE);

/** The first deal's hand of a seat, and after how many events it is held. */
function dealt(seat: number): { hand: string[]; after: number } {
  const { events } = record;
  const after = events.findIndex(({ type }) => type === 'deal') + 1;
  const dealer = events.findLast(({ type }, k) => type === 'dealer' && k < after) as unknown as { seat: number };
  const { cards } = events[after - 1] as unknown as { cards: string[] };
  return { hand: cards.filter((_, k) => (dealer.seat + 1 + k) % 5 === seat), after };
}

const step = () => page.locator('.steps output').textContent();
const goTo = (number: number) => page.locator('.steps input').fill(String(number));
const seeWith = (eyes: string) => page.locator('.perspective .choice', { hasText: eyes }).click();

/** How many of these cards lie on the table with their face up, in words for all eyes. */
function inSight(cards: readonly string[]): Promise<number> {
  return page.evaluate((keys) => keys.filter((key) => window.pannoVerde?.project(key)).length, cards);
}

/** A match of one deal in which somebody has made a mistake: most that are played at random are decided whatever one plays. */
function withMistake(): GameRecord {
  const game = present(gameOf('briscola-chiamata'), 'game');
  const mind = present(game.searchModel, 'mind');
  const random = present(game.bots.random, 'bots');
  const resolved = resolveOptions(game.rules.options, { deals: 1 });
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  for (let seed = 1; ; seed++) {
    const match = playMatch(game, resolved.options, 5, random, seed);
    const deals = dealsOf(match, mind);
    const reviews = [0, 1, 2, 3, 4].flatMap((seat) =>
      deals.map((deal) => runToEnd(reviewDeal({ game, match, seat, deal }))),
    );
    // Well beyond nearly nothing.
    if (mistakesIn(reviews, 0.03 * (mind.scoreUnit ?? 1)).count > 0) return recordOf(match);
  }
}

/** What it cost is weighed seat by seat until somebody has made a mistake. */
async function lookForMistakes(): Promise<void> {
  const sheet = page.locator('dialog.cost');
  await sheet.getByRole('radio').first().waitFor({ state: 'attached' });
  for (const seat of await sheet.getByRole('radio').all()) {
    await seat.check();
    await expect.poll(() => sheet.getByRole('status').textContent(), { timeout: PATIENCE }).toMatch(/mistakes?/);
    if (await sheet.locator('ol > li').count()) return;
  }
}

describe('a finished match', () => {
  it('is in the list, and is gone through by buttons, slider and keys', async () => {
    await page.locator('.records li a').click();
    expect(await step()).toMatch(/^Step 1 of \d+$/);
    await page.keyboard.press('.');
    await page.keyboard.press('.');
    await page.keyboard.press(',');
    expect(await step()).toMatch(/^Step 2 of/);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    expect(await step()).toMatch(/^Step 3 of/);
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.locator('.watching table').first().waitFor();
    expect(await step()).toMatch(/^Step (\d+) of \1$/);
  });

  it('is seen by a spectator without hands, by a seat with its own, and open with all', async () => {
    const { hand, after } = dealt(2);
    await goTo(after);
    expect(await inSight(hand)).toBe(0);
    await page
      .locator('.perspective .choice')
      .nth(2 + 2)
      .click();
    await expect.poll(() => inSight(hand)).toBe(8);
    expect(await inSight(dealt(3).hand)).toBe(0);
    await seeWith('All cards face up');
    await page.locator('.open-hands').waitFor();
    expect(await page.locator('.open-hands li').count()).toBe(40);
    expect(await inSight(hand)).toBe(0);
  });

  it('computes every bot’s move again, and says that it is as it should be', async () => {
    await page.getByRole('button', { name: 'Check the bots' }).click();
    const moves = record.events.filter(({ by }) => by !== 'chance').length;
    await page.getByText(`All ${moves} moves check out.`).waitFor();
    await page.locator('.audit').getByRole('button', { name: 'Close' }).click();
  });

  it('says why a bot played as it did: its last card, and one of many', async () => {
    await seeWith('Spectator');
    const cards = [...record.events.keys()].filter((event) => record.events[event]?.type === 'play');
    const said = page.locator('.belief [role=status]');
    await page.keyboard.press('w');
    await goTo((cards.at(-1) ?? 0) + 1);
    await expect.poll(() => said.textContent()).toBe('It was the only choice.');
    await goTo((cards[6] ?? 0) + 1);
    await expect
      .poll(() => said.textContent(), { timeout: PATIENCE })
      .toMatch(
        /^(?:Next best: the .+, worth \d|A toss-up: the |Not the best: the .+ was worth \d).+doesn’t think ahead/,
      );
    if (process.env.SHOTS) await shoot(guest, 'why');
    await page.keyboard.press('w');
    await said.waitFor({ state: 'detached' });
  });

  it('says what it cost: the deal, what its cards were worth, and where a better move was', async () => {
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    const sheet = page.locator('dialog.cost');
    const verdict = sheet.getByRole('status');
    await expect.poll(() => verdict.textContent(), { timeout: PATIENCE }).toMatch(/mistakes?/);
    const brought = await sheet.locator('tbody td').first().textContent();
    const [score = 0] = record.result?.scores ?? [];
    expect(brought).toBe(`${score < 0 ? '−' : '+'}${Math.abs(score).toFixed(1)}`);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  });

  it('is saved as a file that holds, and opened from it', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to file' }).click();
    await (await saved).saveAs(file);
    const { stdout } = await promisify(execFile)(process.execPath, [REPLAY, file]);
    expect(stdout).toContain('1');
    await page.keyboard.press('Escape');
    await page.locator('.import input').setInputFiles(file);
    await page.getByRole('button', { name: '1 · Briscola Chiamata' }).click();
    expect(await step()).toMatch(/^Step 1 of \d+$/);
  });

  it('can be weighed where it was opened from a file, and nothing of it tried again', async () => {
    await page.keyboard.press('Escape');
    await page.locator('.import input').setInputFiles(mistaken);
    await page.getByRole('button', { name: '1 · Briscola Chiamata' }).click();
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await lookForMistakes();
    await page.getByText('To try moves again, play a match on this computer.').waitFor();
    expect(await page.getByRole('button', { name: 'Try it again' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('dialog.cost').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
  });

  it('is not opened from a file that breaks a rule', async () => {
    const broken = { ...record, events: record.events.slice(1) };
    const buffer = Buffer.from(`${JSON.stringify(broken)}\n`);
    await page.locator('.import input').setInputFiles({ name: 'broken.jsonl', mimeType: 'text/plain', buffer });
    expect(await page.getByRole('alert').textContent()).toMatch(/^Line 1 isn’t a match: .*Nothing was opened[.]$/);
    expect(guest.complaints).toEqual([]);
  });
});
