/**
 * The television's page, built by itself as the phone's is: no three.js, no rules, no bots, one language, and for browsers as
 * old as sets are (110 kB gzipped at most with a game, tests/tv-weight.test.ts). It shows what the app shows on a big screen, by the
 * same components, on the table of `src/renderer/table-flat`.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { chunkLoader } from './build/chunk-loader.ts';
import { legacyBrowsers } from './build/legacy-browsers/plugin.ts';
import { MODERN_CSS_TARGETS, scriptTargets } from './build/legacy-browsers/targets.ts';
import { PACKAGE_LIST } from './build/sbom-and-licences.ts';
import { singleLanguage } from './build/single-language.ts';
import { SOURCE_LANGUAGE } from './src/shared/i18n/languages.ts';
import { BEGINNING, LIGHT } from './vite.phone.config.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What a first picture begins with: a game's (`src/renderer/tv/page/load-game.ts` loads these), and the room's. */
const FIRST =
  /\/games\/([^/]+)\/(?:(?:table|tv|highlights|backdrop)\.ts|messages\/\w+\/game\.ts)$|\/tv\/(RoomScreen)\.tsx$/;

/** The games whose first picture needs a module, and the room's screen if it does. */
function picturesWith(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): Set<string> {
  seen.add(id);
  const [, game, picture = game] = FIRST.exec(id) ?? [];
  const above = context.getModuleInfo(id)?.importers.filter((by) => !seen.has(by)) ?? [];
  return new Set([...(picture ? [picture] : []), ...above.flatMap((by) => [...picturesWith(by, context, seen)])]);
}

/** All games in the catalogue's order. The configuration itself is bundled, so the catalogue is read beside it. */
const { GAMES: CATALOGUE } = await import(pathToFileURL(here('src/catalogue/catalogue.ts')).href);

/** Their ids, for src/renderer/games/game-ids.ts. */
export const CATALOGUE_GAME_IDS = JSON.stringify(Object.keys(CATALOGUE));

/** The kit's whole table, which a game may have in place of its own. */
const TRICK_TABLE = /\/renderer\/tricks\/(?:(?:table|layout|Status|Announcement)\.|messages\/\w+\/whole-table\.)/;

/** A game's first picture is one chunk; so is what most games have in common, and the room does without. */
const GAMES = {
  debugName: 'games',
  name: (id: string, context: Rolldown.ChunkingContext) => {
    const pictures = picturesWith(id, context);
    const [, own = ''] = /\/games\/([^/]+)\//.exec(id) ?? [];
    if (pictures.has('RoomScreen')) return null;
    // Trick games have the kit in common: no other game carries it, and its table only those without one of their own.
    if (TRICK_TABLE.test(id)) return 'trick-table';
    if (/\/tricks\//.test(id)) return pictures.size > 0 && !/(?:observed-draws|pack)\.ts$/.test(id) ? 'tricks' : null;
    // Faces are no game's alone, and no other deck's game needs them.
    if (/\/decks\/(?:court-figure|ornament)\.ts$/.test(id)) return null;
    if (/\/decks\/italian\/|\/cards\/italian\.ts$/.test(id)) return 'italian';
    return pictures.size > 2 ? 'games' : pictures.has(own) ? own : null;
  },
  includeDependenciesRecursively: false,
};

/** The page's address is `/screen`, beside which nothing lies. */
const BASE = '/screen/';

/** The typeface that lies beside the app's page, too: sets fetch it there. */
const APP_FONT = /\/screen(\/assets\/source-sans-3)/g;

const fontFromApp: Plugin = {
  name: 'font-from-app',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset') continue;
      if (`${BASE}${file.fileName}`.match(APP_FONT)) delete bundle[file.fileName];
      else if (file.fileName.endsWith('.css')) file.source = String(file.source).replaceAll(APP_FONT, '$1');
    }
  },
};

/** In a language; the first of them empties the folder. */
export const tvPageIn = (language: string): InlineConfig => ({
  configFile: false,
  root: here('src/renderer/tv'),
  base: BASE,
  logLevel: 'warn',
  plugins: [react(), chunkLoader, legacyBrowsers('screen', language, BASE), singleLanguage(language), fontFromApp],
  resolve: { alias: LIGHT },
  define: { CATALOGUE_GAME_IDS },
  build: {
    outDir: here('out/renderer/screen'),
    emptyOutDir: language === SOURCE_LANGUAGE,
    target: scriptTargets('screen'),
    cssTarget: MODERN_CSS_TARGETS,
    rollupOptions: { output: { codeSplitting: { groups: [BEGINNING, GAMES] } } },
    license: { fileName: PACKAGE_LIST },
  },
});
