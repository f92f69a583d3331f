/**
 * `npm run build:demo`: the page to try, as a folder for any static server (`out/demo`). The app's own page, with a host in a
 * worker beside it; `PANNO_VERDE_HOMEPAGE` from the environment is where its people get the app; a service worker keeps all of it, so that it begins without a network from the second visit on.
 */
import { copyFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { build, type InlineConfig } from 'vite';
import { singleLanguage } from './build/single-language.ts';
import { appIn, GAMES } from './electron.vite.config.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from './src/shared/i18n/languages.ts';

const OUT = fileURLToPath(new URL('out/demo', import.meta.url));

/** The page in a language; the first of them empties the folder. */
function demoIn(language: string): InlineConfig {
  const app = appIn(language, { outDir: OUT, emptyOutDir: language === SOURCE_LANGUAGE }, true);
  const { input: _, ...rolldown } = app.build.rollupOptions;
  return {
    ...app,
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('src/demo', import.meta.url)),
    define: { ...app.define, APP_HOMEPAGE: JSON.stringify(process.env.PANNO_VERDE_HOMEPAGE ?? '') },
    resolve: { alias: { '#games': GAMES } },
    worker: { format: 'es', plugins: () => [singleLanguage(language)] },
    build: { ...app.build, rollupOptions: rolldown },
  };
}

for (const language of Object.keys(LANGUAGES)) await build(demoIn(language));
for (const size of [256, 512]) copyFileSync(`resources/icons/${size}x${size}.png`, join(OUT, `icon-${size}.png`));
writeFileSync(join(OUT, 'offline.js'), offlineWorker());

/** A service worker that keeps all files as they are now; another build is another one, and takes their place. */
function offlineWorker(): string {
  const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(OUT, name)).isFile(),
  );
  const name = `panno-verde-${crc32(files.join()).toString(16)}`;
  return `const NAME = ${JSON.stringify(name)};
const FILES = ${JSON.stringify(['./', ...files])};
addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((kept) => kept.addAll(FILES)).then(() => skipWaiting()));
});
addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => names.filter((one) => one.startsWith('panno-verde-') && one !== NAME));
  event.waitUntil(others.then((names) => Promise.all(names.map((one) => caches.delete(one)))).then(() => clients.claim()));
});
addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  const isPage = event.request.mode === 'navigate';
  const kept = () => caches.match(event.request, { ignoreSearch: true });
  const fetched = () => fetch(event.request);
  event.respondWith(isPage ? fetched().catch(kept) : kept().then((found) => found ?? fetched()));
});
`;
}
