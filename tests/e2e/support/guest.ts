/** A person with a browser at the served app. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { readAlong } from './decrypted-wire.ts';

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
  /** The same for what they sent. */
  readonly sent: readonly string[];
}

export interface Manner {
  /** Cards fly; else they fade. */
  readonly motion?: boolean;
  /** One of several on this machine. */
  readonly small?: boolean;
  /** The line may break; that the browser says so is no complaint. */
  readonly breaks?: boolean;
  /** A move that was tapped can be taken back for two seconds: as everybody has it at first. */
  readonly undo?: boolean;
  /** Of a session that has been here before: kept before the page asks who it is. */
  readonly token?: string | undefined;
  /** Which table a big screen shows: in depth unless it is said, so that none changes under a test. */
  readonly depth?: 'flat' | 'deep' | undefined;
  /** Something else than a computer's window. */
  readonly device?: BrowserContextOptions;
}

export async function arrive(browser: Browser, url: string, manner: Manner = {}): Promise<Guest> {
  const guest = await openWindow(browser, manner);
  await guest.page.goto(url);
  return guest;
}

/** A window in which nothing is loaded yet. */
export async function openWindow(browser: Browser, manner: Manner = {}): Promise<Guest> {
  const { motion, small, breaks, device, token, undo = false, depth = 'deep' } = manner;
  const context = await browser.newContext({
    viewport: small ? SMALL_WINDOW : WINDOW,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    ...device,
  });
  await context.addInitScript(
    ({ undo, token, depth }) => {
      // An empty page keeps nothing.
      if (location.protocol === 'about:') return;
      if (token !== undefined) localStorage['panno-verde.token'] ??= token;
      const settings = { state: { speed: 'quick', undo, whispers: false, depth }, version: 1 };
      localStorage['panno-verde.settings'] ??= JSON.stringify(settings);
    },
    { undo, token, depth },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  const received: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // What the browser says by itself of a host that does not answer.
    const expected = breaks && /WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/.test(text);
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const sent: string[] = [];
  await readAlong(page, { received, sent });
  return { page, complaints, received, sent };
}

/** Leaves a picture in shots/. */
export async function shoot({ page }: Guest, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}${name}.png`, timeout: PATIENCE });
}
