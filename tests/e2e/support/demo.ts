/**
 * The page to try, from a plain static server, in each engine: Briscola is played to its score, and what was played is there
 * after the page was loaded again.
 */
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { constants, createGzip, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders, temporaryFolder } from '../../host/support/test-server.ts';
import { startChromium } from '../../legacy-browsers/support/chromium.ts';
import { firefoxLacks, startFirefox } from '../../legacy-browsers/support/firefox.ts';
import { type Engine, type Pane, pause, shoot, until } from '../../legacy-browsers/support/pane.ts';
import { startWebKit, webkitLacks } from '../../legacy-browsers/support/webkit.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PATIENCE = 300_000;
/** Without a graphics card a frame takes its time. */
const WINDOW = { width: 720, height: 480 };
/** To the first hand, in each engine: a million, and what was added since. */
const MOST_BYTES = 1_015_000;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

let folder: string;
let server: Server;
let address: string;
/** Nobody answers. */
let isDown = false;
/** Sizes on the wire by path, of what was asked for since it was cleared. */
const sent = new Map<string, number>();

const ENGINES = {
  Chromium: { lacks: () => '', start: startChromium },
  Firefox: { lacks: firefoxLacks, start: () => startFirefox() },
  WebKit: { lacks: webkitLacks, start: startWebKit },
};

/** One engine after the other. */
export function playDemoIn(names: readonly (keyof typeof ENGINES)[]): void {
  serveDemo();
  for (const name of names) playIn(name);
}

function playIn(name: keyof typeof ENGINES): void {
  const { lacks, start } = ENGINES[name];
  const missing = lacks();
  if (missing) console.log(`The page to try is not opened in ${name}: ${missing}.`);
  describe.skipIf(missing)(name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start();
    }, PATIENCE);
    afterAll(() => engine?.close());

    it('plays Briscola to its score, and keeps it', { timeout: 2 * PATIENCE }, async () => {
      const pane = await engine.open(WINDOW);
      await pane.goto(`${address}cannot/index.html`);
      await pane.evaluate((settings) => localStorage.setItem('panno-verde.settings', settings), SETTINGS);
      sent.clear();
      await pane.goto(`${address}?lang=en`);
      await until(pane, pressed, { at: '.game-cloth', says: '', href: '/briscola' });
      await until(pane, pressed, { at: '.game-page button', says: 'play now' });
      await until(pane, () => document.querySelector('dialog input') !== null, null);
      await pane.write('Ada');
      await until(pane, pressed, { at: 'dialog button', says: 'Deal' });
      await until(pane, () => document.querySelector('[data-hand]') !== null, null);
      const bytes = [...sent.values()].reduce((one, other) => one + other, 0);
      console.log(`To the first hand in ${name}: ${bytes} bytes.`);
      expect(bytes, JSON.stringify(Object.fromEntries(sent))).toBeLessThan(MOST_BYTES);
      await playToScore(pane);
      await shoot(pane, `demo-${name}-score`);
      const before = await pane.evaluate(() => location.hash, null);
      await pane.goto(`${address}?lang=en&again${before}`);
      await until(pane, () => document.querySelector('dialog.score, [data-hand]') !== null, null);
      expect(await pane.complaints()).toEqual([]);
      await pane.shut();
    });

    it('begins without a network, in its language, from any address', { timeout: PATIENCE }, async () => {
      const pane = await engine.open(WINDOW);
      await pane.goto(`${address}cannot/index.html`);
      await pane.evaluate((settings) => localStorage.setItem('panno-verde.settings', settings), IN_ITALIAN);
      await pane.goto(address);
      await until(pane, isKept, null);
      isDown = true;
      try {
        await pane.goto(address);
        await until(pane, () => document.querySelector('.game-cloth') !== null, null);
        expect(await pane.evaluate(() => document.documentElement.lang, null)).toBe('it');
      } finally {
        isDown = false;
      }
      await pane.shut();
    });
  });
}

const IN_ITALIAN = JSON.stringify({ state: { tongue: 'it' }, version: 1 });

const SETTINGS = JSON.stringify({
  state: { speed: 'quick', motion: 'reduced', undo: false, whispers: false, depth: 'flat' },
  version: 1,
});

/** A service worker has kept all that there is. Not every driver waits for a promise. */
function isKept(): boolean {
  void navigator.serviceWorker.getRegistration().then((found) => {
    document.body.dataset.kept = String(found?.active?.state === 'activated');
  });
  return document.body.dataset.kept === 'true';
}

/** Presses it, once it is there and can be pressed. */
function pressed({ at, says, href = '' }: { at: string; says: string; href?: string }): boolean {
  const names = (one: HTMLElement): boolean =>
    `${one.textContent} ${one.ariaLabel}`.includes(says) && (one.getAttribute('href') ?? '').endsWith(href);
  const found = [...document.querySelectorAll<HTMLElement>(at)].find(names);
  if (!found || found.matches(':disabled')) return false;
  found.click();
  return true;
}

/** Any card that may be played, until the score is there. */
async function playToScore(pane: Pane): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(400)) {
    const isOver = await pane.evaluate(() => {
      document.querySelector<HTMLElement>('[data-hand][aria-disabled="false"]')?.click();
      return document.querySelector('dialog.score') !== null;
    }, null);
    if (isOver) return;
  }
  await shoot(pane, 'demo-no-score');
  throw new Error(await pane.evaluate(() => `no score: ${document.body.innerText.slice(0, 300)}`, null));
}

/** The folder as it is built, from a plain server. */
function serveDemo(): void {
  beforeAll(async () => {
    folder = temporaryFolder();
    execFileSync(process.execPath, ['vite.demo.config.ts', folder], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'pipe',
    });
    server = createServer((request, response) => {
      if (isDown) return void request.socket.destroy();
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = join(folder, pathname.replace(/^\/tables\//, '').replace(/^$/, 'index.html'));
      if (!existsSync(file)) return void response.writeHead(404).end();
      const type = TYPES[extname(file)];
      const packed = type
        ? gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }).length
        : statSync(file).size;
      sent.set(pathname, packed);
      response.writeHead(200, {
        'content-type': type ?? 'application/octet-stream',
        ...(type && { 'content-encoding': 'gzip' }),
      });
      const stream = createReadStream(file);
      (type ? stream.pipe(createGzip()) : stream).pipe(response);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    // Not at the root: whoever shows it may have it in any folder.
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tables/`;
  }, PATIENCE);

  afterAll(() => {
    server.close();
    removeFolders();
  });
}
