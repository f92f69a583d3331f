/**
 * The television's page, built by itself as the phone's is: no three.js, no rules, no bots, one language, and for browsers as
 * old as sets are (110 kB gzipped at most with a game, tests/tv-weight.test.ts). It shows what the app shows on a big screen, by the
 * same components, on the table of `src/renderer/table-flat`.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { chunkStyles, NO_MODULE_PRELOAD } from './build/chunk-styles.ts';
import { legacyBrowsers } from './build/legacy-browsers/plugin.ts';
import { MODERN_CSS_TARGETS, scriptTargets } from './build/legacy-browsers/targets.ts';
import { PACKAGE_LIST } from './build/sbom-and-licences.ts';
import { singleLanguage } from './build/single-language.ts';
import { stripErrorMessagesPlugin } from './build/strip-error-messages.ts';
import { SOURCE_LANGUAGE } from './src/shared/i18n/languages.ts';
import { LIGHT } from './vite.phone.config.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A game is one piece, with nothing that others need, too. */
const GAMES = {
  debugName: 'game',
  name: (id: string) => /(?:renderer|shared)\/games\/([^/]+)\//.exec(id)?.[1] ?? 'games',
  test: /(?:renderer|shared)\/games\/[^/]+\/(?!.*\b(?:score-breakdown|sound|quick-chat|rome-pictures|ScoreSheet|account)\.)/,
  includeDependenciesRecursively: false,
};

/** What the page begins with is one file: what is packed alone is packed badly. So is what several games have in common. */
const BEGINNING = { name: 'page', tags: ['$initial' as const], priority: 1 };
const AT_GAMES = {
  name: 'games',
  test: /src\/(?:renderer\/(?:games\/(?!ScoreTable|CountTable|UnfoldingLine|score-breakdown)[\w-]+\.tsx?$|ui\/CardFace)|shared\/(?:engine|fair-shuffle)\/|renderer\/(?:decks\/corner-letters))/,
  minShareCount: 3,
  includeDependenciesRecursively: false,
};

/** What Rome's cards are without their pictures. */
const ROME = {
  name: 'rome',
  test: /shared\/cards\/rome|decks\/(?:rome\/(?!pictures)|inscription)/,
  includeDependenciesRecursively: false,
};

/** The page's address is `/screen`, beside which nothing lies. */
const BASE = '/screen/';

/** All games in the catalogue's order. The configuration itself is bundled, so the catalogue is read beside it. */
const { GAMES: CATALOGUE } = await import(pathToFileURL(here('src/shared/games/index.ts')).href);

/** In a language; the first of them empties the folder. */
export const tvPageIn = (language: string): InlineConfig => ({
  configFile: false,
  root: here('src/renderer/tv'),
  base: BASE,
  logLevel: 'warn',
  plugins: [
    react(),
    chunkStyles(),
    legacyBrowsers('screen', language, BASE),
    singleLanguage(language),
    stripErrorMessagesPlugin,
  ],
  resolve: { alias: LIGHT },
  define: { CATALOGUE_GAME_IDS: JSON.stringify(Object.keys(CATALOGUE)) },
  build: {
    outDir: here('out/renderer/screen'),
    emptyOutDir: language === SOURCE_LANGUAGE,
    target: scriptTargets('screen'),
    cssTarget: MODERN_CSS_TARGETS,
    rollupOptions: { output: { codeSplitting: { groups: [BEGINNING, GAMES, AT_GAMES, ROME] } } },
    modulePreload: NO_MODULE_PRELOAD,
    license: { fileName: PACKAGE_LIST },
  },
});
