/** The fixture served, and a browser to look at it. The phone's page is served with Preact, as it is built. */
import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Browser, Page, Response } from 'playwright-core';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { CHUNK_LOADER, IMPORT } from '../../build/chunk-loader.ts';
import { singleLanguage } from '../../build/single-language.ts';
import { SOURCE_LANGUAGE } from '../../src/shared/i18n/languages.ts';
import { LIGHT } from '../../vite.phone.config.ts';
import { DRAWN, launchChromium, PAINTED, UNDRAWN } from '../e2e/support/chromium.ts';
import type { Fault } from './fixture/planted.tsx';
import type { PageKind } from './view.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = join(ROOT, 'node_modules');

/** Frames come as fast as they can be made: nobody looks at them. */
const UNPACED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Modules that the fixture has its own of, by how their address ends. */
const OWN: Readonly<Record<string, string>> = {
  'src/renderer/client/connection/transport.ts': 'tests/ui-audit/fixture/transport.ts',
};
const DRAWN_TABLE = 'src/renderer/table3d/Table3D.tsx';
const BARE = { ...OWN, [DRAWN_TABLE]: 'tests/ui-audit/fixture/BareTable.tsx' };
const FLAT = { ...OWN, [DRAWN_TABLE]: 'tests/ui-audit/fixture/FlatTable.tsx' };

/** The language that is walked where a test does not say: `WALK_LANG=it`. */
const WALKED = process.env.WALK_LANG ?? SOURCE_LANGUAGE;

const FIXTURE = 'tests/ui-audit/fixture';

/** Where a page is served, which script makes it, and the element that its styles know it by. */
interface Address {
  readonly path: string;
  readonly script: string;
  readonly root: string;
}

const ADDRESSES: Readonly<Record<PageKind | 'planted', Address>> = {
  app: { path: '/', script: 'desktop.tsx', root: 'root' },
  screen: { path: '/screen', script: 'desktop.tsx', root: 'root' },
  hand: { path: '/hand/', script: 'phone.tsx', root: 'hand' },
  planted: { path: '/planted', script: 'planted.tsx', root: 'root' },
};

/** The first page of a fresh fixture waits for everything to be made ready for it, on a busy machine, in ms. */
const PATIENCE = 120_000;

export interface Theatre {
  readonly browser: Browser;
  /** A page with an empty fixture. */
  open(kind: PageKind): Promise<Page>;
  /** The same by a clock that can be stopped, and in motion unless it is `reduced`: for film strips. */
  film(kind: PageKind, reduced: boolean): Promise<Page>;
  /** A page that has this fault and nothing else. */
  plant(fault: Fault): Promise<Page>;
  close(): Promise<void>;
}

interface Staging {
  /** With the real 3D table. */
  readonly drawn?: boolean;
  /** With a television's table. Else everything on the table has its place, and is not drawn. */
  readonly flat?: boolean;
  /** Which language all pages speak; else the one of `WALK_LANG`, or English. */
  readonly language?: string;
}

/** Vite's answer where a page asks for packages as they were bundled before one more was found. */
const OUTDATED = 504;

export async function openTheatre({ drawn, flat, language = WALKED }: Staging = {}): Promise<Theatre> {
  const own = flat ? FLAT : drawn ? OWN : BARE;
  const servers = new Map<string, Promise<ViteDevServer>>();
  const serverOf = (kind: PageKind): Promise<ViteDevServer> => {
    const which = kind === 'hand' ? 'hand' : flat ? 'flat' : drawn ? 'drawn' : 'bare';
    const server = servers.get(which) ?? serve(which, own, language);
    servers.set(which, server);
    return server;
  };
  const goTo = async (page: Page, which: keyof typeof ADDRESSES, ready: () => boolean, query = ''): Promise<Page> => {
    page.setDefaultTimeout(PATIENCE);
    const server = await serverOf(which === 'hand' ? 'hand' : 'app');
    // Nothing else reloads it: hot reload is off.
    const reload = (answer: Response): void => {
      if (answer.status() !== OUTDATED) return;
      page.off('response', reload);
      void page.reload();
    };
    page.on('response', reload);
    await page.goto(new URL(ADDRESSES[which].path + query, server.resolvedUrls?.local[0]).href);
    await page.waitForFunction(ready);
    return page;
  };
  const browser = await launchChromium([...PAINTED, ...UNPACED, ...(drawn ? DRAWN : UNDRAWN)]);
  return {
    browser,
    async open(kind) {
      const page = await browser.newPage({
        reducedMotion: 'reduce',
        ...(kind === 'hand' && { hasTouch: true, isMobile: true }),
      });
      await goTo(page, kind, () => window.walker !== undefined);
      // Another language, or the television's other table, is another page: whoever presses it here stays, or nothing after
      // it could be walked.
      await page.route(
        (url) => url.searchParams.has('lang') || url.pathname === '/screen-3d',
        (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue()),
      );
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return page;
    },
    async film(kind, reduced) {
      const page = await browser.newPage({ reducedMotion: reduced ? 'reduce' : 'no-preference' });
      await page.clock.install();
      return goTo(page, kind, () => window.walker !== undefined, '?film');
    },
    async plant(fault) {
      const page = await goTo(await browser.newPage(), 'planted', () => window.plant !== undefined);
      await page.evaluate((fault) => window.plant(fault), fault);
      return page;
    },
    async close() {
      await browser.close();
      for (const server of servers.values()) await (await server).close();
    },
  };
}

async function serve(which: string, own: Readonly<Record<string, string>>, language: string): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    cacheDir: join(tmpdir(), `panno-verde-walker-${which}-${language}-${crc32(ROOT).toString(16)}`),
    plugins: [react(), singleLanguage(language), inPlace(own), CHUNKS, pages()],
    ...(which === 'hand' && { resolve: { alias: LIGHT } }),
    logLevel: 'warn',
    // In a copy of the house the packages are those of the house itself.
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, fs: { allow: [ROOT, realpathSync(PACKAGES)] } },
    appType: 'custom',
    optimizeDeps: { entries: [`${FIXTURE}/${which === 'hand' ? 'phone' : 'desktop'}.tsx`] },
  });
  await server.listen();
  return server;
}

/** The fixture's own modules in place of the real ones. */
function inPlace(own: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'in-place',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const mine = found && Object.entries(own).find(([end]) => found.id === join(ROOT, end));
      return mine ? join(ROOT, mine[1]) : found;
    },
  };
}

/** As in a built page: what failed to come is asked for again. Names of folders (`#shared`) are left to Vite. */
const CHUNKS: Plugin = {
  name: 'chunks',
  enforce: 'post',
  transform: (code, id) =>
    id.includes('/src/renderer/') && code.search(IMPORT) >= 0
      ? `import ${JSON.stringify(CHUNK_LOADER)};\n${code.replaceAll(IMPORT, (whole, name) => (/^.[./]/.test(name) ? `fetchChunk(new URL(${name}, import.meta.url).href)` : whole))}`
      : undefined,
};

function pages(): Plugin {
  return {
    name: 'pages',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const page = Object.values(ADDRESSES).find((address) => address.path === path);
        if (!page) return next();
        const html = await readFile(join(ROOT, FIXTURE, 'fixture.html'), 'utf8');
        const own = html.replace('SCRIPT', page.script).replace('ROOT', page.root);
        response.setHeader('content-type', 'text/html');
        response.end(await server.transformIndexHtml(`/${FIXTURE}/${page.script}.html`, own));
      });
    },
  };
}
