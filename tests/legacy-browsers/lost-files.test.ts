/**
 * Files of a page get lost on the way, in three engines. What the page begins with: it is loaded once more, keeps its hash, and
 * where that does not help it says that the network broke off. What it fetches when it is wanted: it comes when it is asked for
 * again, alone or with what it needs, and nothing comes twice. Needs a built page.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endChildren, startChild } from '../host/support/server-process.ts';
import { removeFolders, temporaryFolder } from '../host/support/test-server.ts';
import { startChromium } from './support/chromium.ts';
import { firefoxLacks, startFirefox } from './support/firefox.ts';
import { type LossyWay, lossyWay, WHOLE } from './support/lossy.ts';
import { type Engine, type Pane, pause, until } from './support/pane.ts';
import { startWebKit, webkitLacks } from './support/webkit.ts';

const RENDERER = fileURLToPath(new URL('../../out/renderer', import.meta.url));
const PATIENCE = 240_000;
const SIZE = { width: 460, height: 820 };

const ENGINES = [
  { name: 'Chromium', lacks: () => '', start: startChromium },
  { name: 'Firefox', lacks: firefoxLacks, start: startFirefox },
  { name: 'WebKit', lacks: webkitLacks, start: startWebKit },
];

const HASH = '#K7QXM';

/** By its folder of what was built: where a page is, what it begins with, and the element that it draws in. */
const PAGES = [
  { folder: '', path: '/', root: '#root' },
  { folder: 'hand', path: '/hand/', root: '#hand' },
  { folder: 'screen', path: '/screen', root: '#root' },
];

/** The first scripts and style sheets of a page in English, as its head names them. */
function beginningOf(folder: string): readonly string[] {
  const page = readFileSync(join(RENDERER, folder, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="[^"]*?([^"/]+\.(?:js|css))"/g)].map(([, name = '']) => name);
}

const isScript = (name: string): boolean => /\.js$/.test(name) && !/^first-/.test(name);

const has = (root: string): boolean => (document.querySelector(root)?.childElementCount ?? 0) > 0;

const isStyled = (): boolean => {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return sheets.length > 0 && sheets.every(({ sheet }) => (sheet?.cssRules.length ?? 0) > 0);
};

let port: number;
let way: LossyWay;
beforeAll(async () => {
  ({ port } = await startChild(temporaryFolder()));
  way = await lossyWay(port);
});
afterAll(() => {
  way?.close();
  endChildren();
  removeFolders();
});

for (const { name, lacks, start } of ENGINES) {
  const missing = lacks();
  if (missing) console.log(`No file gets lost in ${name}: ${missing}.`);
  describe.skipIf(missing)(name, () => {
    let engine: Engine;
    let pane: Pane | undefined;
    beforeAll(async () => {
      engine = await start();
    }, PATIENCE);
    afterAll(async () => {
      await engine?.close();
    });

    /** A window that has kept nothing, on the lossy way. */
    async function come(path: string, loses: Parameters<LossyWay['lose']>[0]): Promise<Pane> {
      await pane?.shut();
      way.lose(WHOLE);
      const opened = await engine.open(SIZE);
      // A page that is loaded again just now answers nothing, or never.
      const evaluate: Pane['evaluate'] = (ask, given) => orNothing(opened.evaluate(ask, given)) as Promise<never>;
      pane = { ...opened, evaluate };
      // A set that can draw in depth goes to another page: here it does not.
      await pane.goto(`http://127.0.0.1:${way.port}/cannot/`);
      await pane.evaluate(
        () => localStorage.setItem('panno-verde.settings', '{"state":{"depth":"flat"},"version":1}'),
        null,
      );
      way.lose(loses);
      // Where the page is loaded again meanwhile, some drivers call that a failure.
      await orNothing(pane.goto(`http://127.0.0.1:${way.port}${path}${HASH}`));
      return pane;
    }

    describe.each(PAGES)('$path', ({ folder, path, root }) => {
      const beginning = beginningOf(folder);

      it.each(beginning.filter(isScript).filter((one) => /^(?:index|shared|react|preload)-/.test(one)))(
        'begins though %s got lost once, and keeps its hash',
        async (lost) => {
          const page = await come(path, (asked, before) => basename(asked) === lost && before === 0);
          await until(page, has, root);
          const at = await page.evaluate(() => ({ path: location.pathname, hash: location.hash }), null);
          expect(at.path).toBe(path);
          // The app's own page has addresses of its own; a hash that is none leads home.
          if (folder) expect(at.hash.toUpperCase()).toContain(HASH.toUpperCase());
        },
        PATIENCE,
      );

      it(
        'says that the network broke off where it does not come, and begins when it is pressed',
        async () => {
          const script = beginning.find((one) => /^index-/.test(one) && isScript(one));
          const page = await come(path, (asked) => basename(asked) === script);
          const text = await until(page, () => document.querySelector('button') && document.body.innerText, null);
          expect(text).toMatch(/network|rete|Verbindung/);
          expect(await page.evaluate(() => location.hash + location.pathname, null)).toBe(HASH + path);
          way.lose(WHOLE);
          await page.evaluate(() => document.querySelector('button')?.click(), null);
          await until(page, has, root);
        },
        PATIENCE,
      );

      it(
        'has all its style sheets though each got lost once',
        async () => {
          const page = await come(path, (asked, before) => /\.css$/.test(asked) && before === 0);
          await until(page, has, root);
          await until(page, isStyled, null);
        },
        PATIENCE,
      );

      it(
        'gets each chunk that it fetches, though every file gets lost once, and none twice',
        async () => {
          const page = await come(path, WHOLE);
          await until(page, has, root);
          // What the page fetches by itself has come.
          for (let asked = -1; asked < way.asked.length; await pause(1000)) asked = way.asked.length;
          way.lose((asked, before) => /\/assets\//.test(asked) && before === 0);
          const chunks = chunksOf(folder);
          expect(chunks.length).toBeGreaterThan(30);
          const before = way.lost.length;
          await page.evaluate(fetchAll, chunks);
          expect(await until(page, () => Reflect.get(window, 'fetchedAll') as string | undefined, null)).toBe('all');
          expect(way.lost.length - before).toBeGreaterThan(chunks.length / 2);
          // This one keeps no store for a test: what it fetched it may ask for once more to import it.
          if (name === 'WebKit') return;
          const twice = await page.evaluate(
            () =>
              performance
                .getEntriesByType('resource')
                .map((one) => one.name)
                .filter((one) => /\.js\?again=/.test(one)),
            null,
          );
          expect(twice).toEqual([]);
        },
        PATIENCE,
      );
    });
  });
}

/** What drivers say of a page that goes elsewhere meanwhile is no failure of the page. */
const orNothing = <Told>(told: Promise<Told>): Promise<Told | null> =>
  Promise.race([told.catch(() => null), pause(20_000).then(() => null)]);

/** What a page's scripts in English fetch: all that a first one leads to. */
function chunksOf(folder: string): readonly string[] {
  const assets = join(RENDERER, folder, 'assets');
  const known = new Set(readdirSync(assets));
  const seen = new Set<string>();
  const found = new Set<string>();
  const read = (name: string): void => {
    if (seen.has(name) || !known.has(name)) return;
    seen.add(name);
    const script = readFileSync(join(assets, name), 'utf8');
    for (const [, chunk = ''] of script.matchAll(/fetchChunk\([`"']\.\/([^`"']+)/g)) {
      found.add(chunk);
      read(chunk);
    }
    for (const [, needed = ''] of script.matchAll(/(?:from|import)\s*[`"']\.\/([^`"']+)/g)) read(needed);
  };
  for (const name of beginningOf(folder).filter(isScript)) read(name);
  return [...found];
}

/** In the page: each, as often as it takes, and the same when it is wanted once more. */
function fetchAll(chunks: readonly string[]): void {
  const { fetchChunk } = window as unknown as { fetchChunk(name: string): Promise<unknown> };
  const surely = async (name: string): Promise<unknown> => {
    for (let tries = 0; tries < 40; tries++) {
      const chunk = await fetchChunk(`./${name}`).catch(() => undefined);
      if (chunk) return chunk;
    }
    throw new Error(`${name} does not come`);
  };
  (async () => {
    for (const name of chunks) {
      const chunk = await surely(name);
      if (chunk !== (await surely(name))) throw new Error(`${name} came twice`);
    }
    Reflect.set(window, 'fetchedAll', 'all');
  })().catch((error) => Reflect.set(window, 'fetchedAll', String(error)));
}
