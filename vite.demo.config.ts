/**
 * `npm run build:demo [-- FOLDER]`: the page to try, as a folder for any static server (`dist/demo`; what lies in `out` is packed
 * into the app). The app's own page, with a host in a worker beside it. `PANNO_VERDE_HOMEPAGE` from the environment is where its
 * people get the app; a service worker keeps the page, so that it begins without a network from the second visit on.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { appIn, GAMES } from './electron.vite.config.ts';
import { LANGUAGES, pageFileName, SOURCE_LANGUAGE } from './src/shared/i18n/languages.ts';

const OUT = resolve(process.argv[2] ?? 'dist/demo');
const ICONS = [256, 512];

/** By which it is installed: as the phone's, but it begins with this page. */
const MANIFEST = { ...JSON.parse(readFileSync('resources/public/app.webmanifest', 'utf8')), start_url: './' };

for (const language of Object.keys(LANGUAGES)) {
  const files = await buildPage(language);
  writeFileSync(join(OUT, `offline.${language}.js`), offlineWorker(language, files));
}
writeFileSync(join(OUT, 'demo.webmanifest'), JSON.stringify(MANIFEST));
for (const size of ICONS) copyFileSync(`resources/icons/${size}x${size}.png`, join(OUT, `icon-${size}.png`));

/** The page in a language; the first of them empties the folder. The names of its files. */
async function buildPage(language: string): Promise<string[]> {
  const app = appIn(language, { outDir: OUT, emptyOutDir: language === SOURCE_LANGUAGE }, true);
  const { input: _, ...rolldownOptions } = app.build.rollupOptions;
  const built = (await build({
    ...app,
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('src/demo', import.meta.url)),
    define: { ...app.define, APP_HOMEPAGE: JSON.stringify(process.env.PANNO_VERDE_HOMEPAGE ?? '') },
    resolve: { alias: { '#games': GAMES } },
    // A host says nothing: one worker serves all languages.
    worker: { format: 'es' },
    build: { ...app.build, rollupOptions: rolldownOptions },
  })) as Rolldown.RolldownOutput;
  return built.output.map(({ fileName }) => fileName);
}

/**
 * A service worker that keeps these files as they are now; that of another build takes its place. Without a network any address
 * of the page begins the page in its language, but for one that asks for another language.
 */
function offlineWorker(language: string, files: readonly string[]): string {
  const name = `panno-verde-${crc32(files.join()).toString(16)}`;
  return `const NAME = '${name}';
const PAGE = '${pageFileName(language)}';
const FILES = ${JSON.stringify(['demo.webmanifest', 'icon.svg', ...ICONS.map((size) => `icon-${size}.png`), ...files])};
addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((kept) => kept.addAll(FILES)).then(() => skipWaiting()));
});
addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => names.filter((one) => one.startsWith('panno-verde-') && one !== NAME));
  event.waitUntil(others.then((names) => Promise.all(names.map((one) => caches.delete(one)))).then(() => clients.claim()));
});
addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  const fetched = () => fetch(event.request);
  if (event.request.mode !== 'navigate') {
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetched()));
    return;
  }
  const asked = new URL(event.request.url).searchParams.get('lang') ?? '${language}';
  const kept = () => (asked === '${language}' ? caches.match(PAGE) : Response.error());
  event.respondWith(fetched().catch(kept));
});
`;
}
