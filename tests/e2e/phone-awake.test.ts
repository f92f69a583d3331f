/** What a phone does that holds a hand: it stays awake, says that it is one's turn, lies on a home screen, and cuts nothing off. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Visitor, visit } from '../host/support/client.ts';
import { sitByTap } from './support/at-table.ts';
import { type Guest, openWindow, shoot } from './support/guest.ts';
import { serveByChild } from './support/served.ts';
import { PLAYABLE } from './support/touch.ts';

const app = serveByChild('--pace', '20');
let host: Visitor;
beforeAll(async () => {
  host = await visit(app.port);
});

/** What a browser can do: a phone on https, one on the http of a house, an iPhone there, and one that can do nothing. */
const PHONES = {
  secure: { lock: true, film: true, buzz: true },
  house: { lock: false, film: true, buzz: true },
  iPhone: { lock: false, film: true, buzz: false },
  poor: { lock: false, film: false, buzz: true },
} as const;

interface Noted {
  locks: number;
  released: number;
  knocks: number;
  signs: number;
  buzzes: number;
  titles: string[];
}

declare global {
  interface Window {
    noted: Noted;
    /** The sign stays: a picture of it takes its time. */
    held?: boolean;
  }
}

/** Takes from the browser what this phone has not, and notes what is done with the rest. */
function become({ lock, film, buzz }: { lock: boolean; film: boolean; buzz: boolean }): void {
  const noted: Noted = { locks: 0, released: 0, knocks: 0, signs: 0, buzzes: 0, titles: [] };
  window.noted = noted;
  const wakeLock = {
    async request() {
      noted.locks++;
      return { release: async () => void noted.released++ };
    },
  };
  if (!lock) delete (Navigator.prototype as { wakeLock?: unknown }).wakeLock;
  else Object.defineProperty(navigator, 'wakeLock', { value: wakeLock });
  if (!film) delete (HTMLCanvasElement.prototype as { captureStream?: unknown }).captureStream;
  if (!buzz) delete (Navigator.prototype as { vibrate?: unknown }).vibrate;
  else navigator.vibrate = () => Boolean(++noted.buzzes);
  const later = window.setTimeout;
  window.setTimeout = ((call: () => void, ms: number, ...more: unknown[]) =>
    window.held && ms === 1600 ? 0 : later(call, ms, ...more)) as typeof setTimeout;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    noted.knocks++;
    start.apply(this, when);
  };
  new MutationObserver(() => {
    if (document.querySelector('.turn-sign')) noted.signs++;
    if (noted.titles.at(-1) !== document.title) noted.titles.push(document.title);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

async function sitting(kind: keyof typeof PHONES, viewport = { width: 375, height: 548 }) {
  const { table, code } = await host.client.tables.open({ game: 'spizzichino', options: {} });
  await host.client.table.seatBot({ table, seat: 1, level: 'easy' });
  const guest = await openWindow(app.browser, { device: { viewport, hasTouch: true, isMobile: true } });
  guest.page.setDefaultTimeout(60_000);
  await guest.page.addInitScript(become, PHONES[kind]);
  await guest.page.goto(app.url(`/hand/#${code}`));
  await sitByTap(guest, 'Ada');
  return { ...guest, start: () => host.client.table.start({ table }), close: () => host.client.table.close({ table }) };
}

async function untilTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose for me' }).tap();
  await page.locator(`${PLAYABLE}, .own button[aria-disabled="false"]`).first().waitFor();
}

const noted = ({ page }: Pick<Guest, 'page'>): Promise<Noted> => page.evaluate(() => window.noted);
const film = (page: Page) => page.locator('video.awake');
const DARK = /can’t keep your phone awake/;

describe('a phone that holds a hand', { timeout: 180_000 }, () => {
  it('is kept awake by a lock where the browser has one, asked for again when the page is seen again, and let go of', async () => {
    const guest = await sitting('secure');
    expect((await noted(guest)).locks).toBe(0);
    await guest.start();
    await expect.poll(async () => (await noted(guest)).locks).toBe(1);
    await guest.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(async () => (await noted(guest)).locks).toBe(2);
    expect(await film(guest.page).count()).toBe(0);
    await guest.close();
    await expect.poll(async () => (await noted(guest)).released).toBe(1);
    expect(guest.complaints).toEqual([]);
    await guest.page.context().close();
  });

  it('is kept awake by a film of nothing where it has none, from the first touch until the hand is put away', async () => {
    const guest = await sitting('house');
    await guest.start();
    await untilTurn(guest.page);
    const plays = () =>
      film(guest.page).evaluate((video: HTMLVideoElement) => {
        const tracks = (video.srcObject as MediaStream).getTracks().map(({ kind }) => kind);
        return { plays: !video.paused && video.readyState >= 2, tracks: tracks.toSorted(), muted: video.muted };
      });
    await expect.poll(plays, { timeout: 20_000 }).toEqual({ plays: true, tracks: ['audio', 'video'], muted: false });
    // It lies behind the page: nothing of it is seen or touched.
    expect(await film(guest.page).evaluate((video) => getComputedStyle(video).opacity)).toBe('0');
    await guest.close();
    await film(guest.page).waitFor({ state: 'detached' });
    expect(guest.complaints).toEqual([]);
    await guest.page.context().close();
  });

  it('says before the match that it will go dark, where there is no way', async () => {
    for (const [kind, says] of [
      ['poor', true],
      ['house', false],
    ] as const) {
      const guest = await sitting(kind);
      await expect
        .poll(() =>
          guest.page.evaluate(() =>
            performance.getEntriesByType('resource').some(({ name }) => name.includes('device-chunk')),
          ),
        )
        .toBe(true);
      await expect.poll(() => guest.page.getByText(DARK).count()).toBe(says ? 1 : 0);
      if (says) await shoot(guest, 'phone-dark');
      await guest.close();
      await guest.page.context().close();
    }
  });

  it('that can’t buzz shows a large sign, says it in its title, and knocks once it was touched', async () => {
    const guest = await sitting('iPhone');
    await guest.start();
    await untilTurn(guest.page);
    await expect.poll(async () => (await noted(guest)).signs).toBeGreaterThan(0);
    const { titles, knocks, buzzes } = await noted(guest);
    expect(titles).toContain('● Your turn');
    expect(buzzes).toBe(0);
    expect(knocks % 2).toBe(0);
    expect(knocks).toBeGreaterThan(0);
    await guest.close();
    await guest.page.context().close();
  });

  it('that buzzes shows no sign', async () => {
    const guest = await sitting('house');
    await guest.start();
    await untilTurn(guest.page);
    await expect.poll(async () => (await noted(guest)).buzzes).toBeGreaterThan(0);
    const { signs, knocks, titles } = await noted(guest);
    expect([signs, knocks]).toEqual([0, 0]);
    expect(titles).toContain('● Your turn');
    await guest.close();
    await guest.page.context().close();
  });
});

/** Of a browser window on a small phone, a large one, one on its side, and one that folds, open. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 375, height: 548 },
  { width: 548, height: 375 },
  { width: 412, height: 915 },
  { width: 717, height: 512 },
];

it.each(WINDOWS)('shows the hand and the sign whole at $width×$height', { timeout: 180_000 }, async (viewport) => {
  const guest = await sitting('iPhone', viewport);
  const { page } = guest;
  await page.evaluate(() => {
    window.held = true;
  });
  await guest.start();
  await page.locator('.turn-sign').waitFor();
  const sign = await page.evaluate(() => {
    const { left, right, top, bottom } = document.querySelector('.turn-sign')?.getBoundingClientRect() ?? new DOMRect();
    return { fits: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight, wide: right - left };
  });
  expect(sign.fits).toBe(true);
  expect(sign.wide).toBeGreaterThan(0.3 * Math.min(viewport.width, 500));
  await shoot(guest, `phone-turn-${viewport.width}x${viewport.height}`);
  await page.locator('.turn-sign').evaluate((sign: HTMLElement) => sign.style.setProperty('visibility', 'hidden'));
  await shoot(guest, `phone-hand-${viewport.width}x${viewport.height}`);
  const sideways = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  expect(sideways).toBeLessThanOrEqual(viewport.width);
  await guest.close();
  await page.context().close();
});

it('may be put on a home screen: the host serves its name and its pictures', async () => {
  const page = await (await fetch(app.url('/hand/'))).text();
  expect(page).toContain('viewport-fit=cover');
  const [, at = ''] = /rel="manifest" href="([^"]+)"/.exec(page) ?? [];
  const answer = await fetch(new URL(at, app.url('/hand/')));
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const manifest = (await answer.json()) as {
    start_url: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(new URL(manifest.start_url, answer.url).pathname).toBe('/hand/');
  const [, touch = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
  const icons = [...manifest.icons.map(({ src }) => new URL(src, answer.url)), new URL(touch, app.url('/hand/'))];
  expect(icons.length).toBeGreaterThan(2);
  for (const icon of icons) {
    const picture = await fetch(icon);
    expect([icon.pathname, picture.status, picture.headers.get('content-type')]).toEqual([
      icon.pathname,
      200,
      icon.pathname.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    ]);
  }
  for (const { src, sizes, type } of manifest.icons.filter((one) => one.type === 'image/png')) {
    const bytes = Buffer.from(await (await fetch(new URL(src, answer.url))).arrayBuffer());
    expect([type, `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([type, sizes]);
  }
});
