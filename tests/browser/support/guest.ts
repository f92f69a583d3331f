/** A person with a browser at the served app. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type {} from '../../../src/renderer/app/stage/inspect.ts';
import { visit } from '../../host/support/client.ts';

/** Without a graphics card a frame takes its time: small windows. */
const WINDOW = { width: 1024, height: 640 };
const SMALL_WINDOW = { width: 480, height: 400 };
export const PATIENCE = 180_000;

const SHOTS = fileURLToPath(new URL('../../../shots/', import.meta.url));

export interface Guest {
  readonly page: Page;
  /** Errors and warnings of the page so far. */
  readonly complaints: string[];
  /** Everything its sockets received, message by message. */
  readonly received: string[];
}

export interface Manner {
  /** Cards fly; else they fade. */
  readonly motion?: boolean;
  /** One of several on this machine. */
  readonly small?: boolean;
  /** The line may break; that the browser says so is no complaint. */
  readonly breaks?: boolean;
  /** Something else than a computer's window. */
  readonly device?: BrowserContextOptions;
}

export async function arrive(browser: Browser, url: string, manner: Manner = {}): Promise<Guest> {
  const { motion, small, breaks, device } = manner;
  const context = await browser.newContext({
    viewport: small ? SMALL_WINDOW : WINDOW,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    ...device,
  });
  await context.addInitScript(() => {
    const settings = { state: { speed: 'quick' }, version: 1 };
    localStorage['panno-verde.settings'] ??= JSON.stringify(settings);
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  const received: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const expected = breaks && /WebSocket connection to .* failed/.test(text);
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  await page.goto(url);
  return { page, complaints, received };
}

/** Leaves a picture in shots/. */
export async function shoot({ page }: Guest, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}${name}.png`, timeout: PATIENCE });
}

/** The id of the table that the page is at. */
export function tableOf({ page }: Guest): string {
  const [, id] = /#\/table\/([^/?]+)/.exec(page.url()) ?? [];
  if (!id) throw new Error(`no table at ${page.url()}`);
  return id;
}

/** The code of the table that the page is at, as its host told the page last. */
export function codeOf({ received }: Guest): string {
  const [, code] = /"code":"(\w+)"/.exec(received.findLast((message) => message.includes('"code":"')) ?? '') ?? [];
  if (!code) throw new Error('the page was told no code');
  return code;
}

/** The address at which others come in to that table. */
export function wayIn(guest: Guest): string {
  return new URL(`/#/join/${codeOf(guest)}`, guest.page.url()).href;
}

/** The record of the match at that table, as another visitor is given it. */
export async function recordOf(guest: Guest): Promise<unknown> {
  const { client, leave } = await visit(Number(new URL(guest.page.url()).port));
  await client.tables.enter({ code: codeOf(guest) });
  const record = await client.play.record({ table: tableOf(guest) });
  await leave();
  return record;
}

/** Opens a table from the home screen, by mouse. `choose` fills in the form. */
export async function openTable({ page }: Guest, game: RegExp, choose: (page: Page) => Promise<void>): Promise<void> {
  await page.getByRole('link', { name: game }).click();
  await choose(page);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Your name').waitFor();
}

/** Sits down on the first free seat, or on the one wanted. */
export async function sitDown({ page }: Guest, name: string, seat = 1): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: `Sit down on seat ${seat}` }).click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

/** Moves the focus with the Tab key until it is on such an element. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  for (let presses = 0; presses < 80; presses++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key never came to ${target}`);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.includes(document.activeElement as never));
}

/** Presses a button by the keyboard alone. */
export async function pressByTab(page: Page, button: string): Promise<void> {
  await tabTo(page.locator(button).first());
  await page.keyboard.press('Enter');
}

/** Chooses a card of the hand by the keyboard alone; nothing if it is there no more. */
export async function walkTo(page: Page, card: string): Promise<void> {
  await tabTo(page.locator('[data-hand]'));
  const cards = await page.locator('[data-hand]').count();
  for (let presses = 0; presses <= cards; presses++) {
    if (await hasFocus(page.locator(`[data-hand][data-card="${card}"]`))) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
  }
}

/** Clicks on a card or zone of the table, at a part of its width and height: a fan shows each card's left edge. */
export async function clickCard(page: Page, id: string, right = 0.2, down = 0.35): Promise<void> {
  const rect = await page.evaluate((name) => window.pannoVerde?.project(name), id);
  if (!rect) throw new Error(`${id} is not in sight`);
  await page.mouse.click(rect.x + rect.width * right, rect.y + rect.height * down);
  await page.mouse.move(10, 10);
}

/** The draw calls of the last frame. */
export function drawCalls({ page }: Guest): Promise<number> {
  return page.evaluate(() => window.pannoVerde?.stats.drawCalls ?? 0);
}

/**
 * How many frames are drawn within so many ms, once nothing moves any more. On a slow machine a frame can take longer
 * than one may take for rest; so a frame in that time is waited out, and it is looked at once more.
 */
export async function framesAtRest({ page }: Guest, ms: number): Promise<number> {
  const frames = () => page.evaluate(() => window.pannoVerde?.stats.frames ?? 0);
  const drawnWithin = async (time: number) => {
    const before = await frames();
    await page.waitForTimeout(time);
    return (await frames()) - before;
  };
  for (const end = Date.now() + PATIENCE; ; ) {
    const drawn = (await drawnWithin(1000)) || (await drawnWithin(ms));
    if (drawn === 0 || Date.now() > end) return drawn;
  }
}
