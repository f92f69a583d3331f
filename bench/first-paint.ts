/**
 * node bench/first-paint.ts [WIDTHxHEIGHT [ROUNDS [GAME [OTHER]]]]
 * How long a table takes to be seen, built as it is shipped, in a browser without a graphics card: ms from the beginning of
 * the navigation to its first picture (drawn flat: cloth, rim, backs of cards), to the first of the graphics card, and to the
 * first with printed faces, each when it is done. OTHER is another checkout of the house (before a change, say): both are
 * opened in turns, since the machine's neighbours change the figures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { median } from 'simple-statistics';
import { build, preview } from 'vite';
import { DRAWN, launchChromium } from '../tests/e2e/support/chromium.ts';
import { fail, readInteger } from '../tools/command-line.ts';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const PATIENCE = 120_000;

const [size = '1280x720', times = '5', game = 'briscola-chiamata', other] = process.argv.slice(2);
const [, width, height] = /^(\d+)x(\d+)$/.exec(size) ?? fail('a size looks like 1280x720');
const rounds = readInteger('rounds', times, 1, 100);
const checkouts = other === undefined ? [HERE] : [resolve(other), HERE];

interface Seen {
  readonly first: number;
  readonly lit: number;
  readonly faces: number;
}

const served = await Promise.all(checkouts.map(async (checkout) => ({ checkout, ...(await serve(checkout)) })));
const browser = await launchChromium(DRAWN);
try {
  const all = new Map<string, Seen[]>();
  for (let round = 0; round <= rounds; round++) {
    for (const { checkout, url } of served) {
      const seen = await look(`${url}?scene=6&game=${game}`);
      // The first time a browser makes itself ready, too.
      if (round > 0) all.set(checkout, [...(all.get(checkout) ?? []), seen]);
    }
  }
  for (const [checkout, seen] of all) {
    const of = (what: keyof Seen): string => {
      const all = seen.map((one) => one[what]);
      return `${median(all).toFixed(0)} (${Math.min(...all)} to ${Math.max(...all)})`;
    };
    console.log(`${checkout} ${game} ${size}: first ${of('first')}, lit ${of('lit')}, faces ${of('faces')} ms`);
  }
} finally {
  await browser.close();
  for (const { close } of served) await close();
}

async function serve(checkout: string) {
  const outDir = mkdtempSync(join(tmpdir(), 'panno-verde-first-'));
  const root = join(checkout, 'tests/table3d');
  const shared = { configFile: false, root, logLevel: 'error' } as const;
  await build({ ...shared, plugins: [react()], build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 9999 } });
  const server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const url = server.resolvedUrls?.local[0] ?? fail('the table is not served');
  return {
    url,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}

async function look(url: string): Promise<Seen> {
  const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } });
  await page.goto(url, { waitUntil: 'commit' });
  const seen = await page.evaluate(watch, PATIENCE);
  await page.close();
  return seen;
}

/** Looks at each turn of the page what is drawn, and waits until that is done. Runs in the page. */
function watch(patience: number): Promise<Seen> {
  return new Promise((done, reject) => {
    const at = { first: 0, lit: 0, faces: 0 };
    const note = (what: keyof typeof at, is: boolean): void => {
      if (at[what] > 0 || !is) return;
      const gl = document.querySelector('canvas')?.getContext('webgl2');
      gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
      at[what] = Math.round(performance.now());
    };
    const turn = (): void => {
      const stats = window.desk?.stats;
      // A drawing is seen a turn after it is made.
      note('first', document.querySelector('canvas[data-sketch]') !== null);
      if (stats) {
        // Only with cards are there so many triangles.
        const lit = stats.triangles > 20_000;
        note('lit', lit);
        // A table that did not tell had no cards without faces, and one without a drawing was black until it was lit.
        note('faces', lit && (stats.faces ?? true));
        note('first', lit);
      }
      if (at.faces > 0) done(at);
      else if (performance.now() > patience) reject(new Error('no faces came'));
      else requestAnimationFrame(turn);
    };
    turn();
  });
}
