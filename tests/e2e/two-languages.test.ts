/** Two people at one table, one in Italian and one in German: each reads all that is said, done and refused in their own words. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseMessage } from '#shared/i18n/icu-message.ts';
import { type MessageParams, translate } from '#shared/i18n/translate.ts';
import { exportsOf, messageFiles } from '../../tools/check-translation.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { type Guest, PATIENCE, shoot } from './support/guest.ts';
import { serveInside } from './support/served.ts';

type Tongue = 'en' | 'it' | 'de';

const app = serveInside({ opensTables: true });
let host: Visitor;
let ada: Guest;
let max: Guest;
let table: string;

/** Every sentence of a language by its key, but for what a game's book tells. */
const words = new Map<string, Record<string, string>>();

async function learn(language: Tongue): Promise<void> {
  const all: Record<string, string> = {};
  for (const file of messageFiles().filter((one) => !/codex|book|spizzichino|viva|vbi-maior/.test(one))) {
    const exported = await exportsOf(file.replace('/messages/en/', `/messages/${language}/`));
    for (const group of Object.values(exported)) if (typeof group !== 'string') Object.assign(all, group);
  }
  words.set(language, all);
}

const said = (language: Tongue, key: string, params?: MessageParams): string =>
  translate(words.get(language) ?? {}, key, params);

/** The languages that have a sentence for this text, whatever stands in its gaps. */
function tonguesOf(text: string): string[] {
  return [...words].flatMap(([language, all]) => (Object.values(all).some((one) => fits(one, text)) ? language : []));
}

function fits(sentence: string, text: string): boolean {
  const parts = parseMessage(sentence).map((part) => (typeof part === 'string' ? part : null));
  const letters = parts.join('').replaceAll(/[^\p{L}]/gu, '');
  const pattern = parts.map((part) => part?.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? '.*').join('');
  return letters.length > 3 && new RegExp(`^${pattern}$`, 's').test(text.trim());
}

beforeAll(async () => {
  for (const language of ['en', 'it', 'de'] as const) await learn(language);
  host = await visit(app.port);
  const opened = await host.client.tables.open({ game: 'briscola-chiamata', seats: 5, options: { deals: 1 } });
  table = opened.table;
  ada = await app.arrive(`/?lang=it#/join/${opened.code}`);
  max = await app.arrive(`/?lang=de#/join/${opened.code}`);
  for (const { page } of [ada, max]) page.setDefaultTimeout(40_000);
}, PATIENCE);

afterAll(() => host.leave());

async function sit({ page }: Guest, language: Tongue, name: string, seat: number): Promise<void> {
  await page.getByLabel(said(language, 'lobby.name')).fill(name);
  await page.getByRole('button', { name: said(language, 'seat.sit.at', { seat }) }).click();
}

/** What the page reads out of the table last. */
const lastOf = ({ page }: Guest): Promise<string> => page.locator('[data-log]').innerText();

describe('each in their own language', { timeout: PATIENCE }, () => {
  it('why a name can’t be had', async () => {
    await sit(ada, 'it', 'Ada', 1);
    await ada.page.getByRole('button', { name: said('it', 'seat.stand') }).waitFor();
    await sit(max, 'de', 'Ada', 2);
    await max.page
      .getByText(said('de', 'name-taken', { name: 'Ada', free: 'Ada 2' }))
      .first()
      .waitFor();
    await sit(max, 'de', 'Max', 2);
    await max.page.getByRole('button', { name: said('de', 'seat.stand') }).waitFor();
  });

  it('what somebody says, as they say it; a gesture in the words of who sees it', async () => {
    const talk = (guest: Guest, language: Tongue) =>
      guest.page.getByRole('button', { name: said(language, 'chat.title') }).click();
    await talk(ada, 'it');
    await talk(max, 'de');
    await max.page.getByLabel(said('de', 'chat.say')).fill('Schönen Abend, Ada');
    await max.page.keyboard.press('Enter');
    await max.page.getByRole('button', { name: said('de', 'gesture.shrug') }).click();
    const lines = ada.page.locator('.chat-lines');
    await lines.getByText('Schönen Abend, Ada').waitFor();
    const shown = (language: Tongue) =>
      said(language, 'gestured.by', { name: 'Max', shown: said(language, 'gestured.shrug') });
    expect(shown('it')).not.toBe(shown('de'));
    await lines.getByText(shown('it')).waitFor();
    await max.page.locator('.chat-lines').getByText(shown('de')).waitFor();
    await talk(ada, 'it');
    await talk(max, 'de');
  });

  it('what is played, and why a card can’t be', async () => {
    for (const seat of [2, 3, 4]) await host.client.table.seatBot({ table, seat, level: 'easy' });
    await host.client.table.start({ table });
    for (const [guest, tongue] of [
      [ada, 'it'],
      [max, 'de'],
    ] as const) {
      await guest.page.locator('[data-hand]').first().waitFor({ state: 'attached' });
      await expect.poll(async () => tonguesOf(await lastOf(guest)), { timeout: 40_000 }).toContain(tongue);
      expect(tonguesOf(await lastOf(guest))).not.toContain('en');
      const why = await guest.page.locator('[data-hand]').first().getAttribute('aria-description');
      expect(tonguesOf(why ?? ''), why ?? 'no reason').toContain(tongue);
      expect(tonguesOf(why ?? '')).not.toContain('en');
      await shoot(guest, `tongues-${tongue}`);
    }
  });

  it('what a table is called that nobody has named', async () => {
    const called = (guest: Guest) => guest.page.locator('.continue-ribbon span').first().innerText();
    await host.client.table.rename({ table, name: 'Ada’s Briscola Chiamata' });
    for (const guest of [ada, max]) await guest.page.goto(new URL('#/', guest.page.url()).href);
    await expect.poll(() => called(ada)).toBe('Briscola Chiamata da Ada');
    await expect.poll(() => called(max)).toBe('Briscola Chiamata bei Ada');
  });

  it('another one at any time, at the same seat', async () => {
    const { page } = ada;
    await page.locator('.continue-ribbon').first().click();
    await page.locator('[data-hand]').first().waitFor({ state: 'attached' });
    const at = new URL(page.url()).hash;
    await page.keyboard.press('F10');
    await page.getByRole('link', { name: said('it', 'settings.title'), exact: true }).click();
    await page.getByLabel('Deutsch').check({ force: true });
    await page.locator('html[lang="de"]').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => new URL(page.url()).hash).toBe(at);
    await expect.poll(async () => tonguesOf(await lastOf(ada)), { timeout: PATIENCE }).toContain('de');
    expect(await page.locator('[data-hand]').count()).toBeGreaterThan(0);
  });

  it('without a complaint', () => expect([ada.complaints, max.complaints]).toEqual([[], []]));
});
