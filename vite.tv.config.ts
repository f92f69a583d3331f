/**
 * The television's page, built by itself as the phone's is: no three.js, no rules, no bots, one language, and for browsers as
 * old as sets are (110 kB gzipped at most with a game, tests/tv-weight.test.ts). It shows what the app shows on a big screen, by the
 * same components, on the table of `src/renderer/table-flat`.
 */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { chunkStyles, NO_MODULE_PRELOAD } from './build/chunk-styles.ts';
import { inlineData } from './build/inline-data.ts';
import { legacyBrowsers } from './build/legacy-browsers/plugin.ts';
import { MODERN_CSS_TARGETS, scriptTargets } from './build/legacy-browsers/targets.ts';
import { pruneMessages } from './build/prune-messages.ts';
import { recordBundledPackages } from './build/sbom-and-licences.ts';
import { singleLanguage } from './build/single-language.ts';
import { stripErrorMessagesPlugin } from './build/strip-error-messages.ts';
import { SOURCE_LANGUAGE } from './src/shared/i18n/languages.ts';
import { LIGHT } from './vite.phone.config.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the app has at hand a television fetches, or does without: by the file, what stands for it (`src/renderer/tv/stand-ins`). */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/\/renderer\/client\/match\/fair-shuffle\.ts$/, 'fair-shuffle.ts'],
  [/\/renderer\/table-drawing\/TablePlaceholder\.tsx$/, 'TablePlaceholder.tsx'],
  [/\/renderer\/games\/[^/]+\/panels\/Actions\.tsx$/, 'Actions.tsx'],
  [/\/renderer\/games\/[^/]+\/panels\/SetUpNote\.tsx$/, 'SetUpNote.tsx'],
  [/\/renderer\/games\/[^/]+\/follow-up\.ts$/, 'follow-up.ts'],
  [/\/renderer\/games\/[^/]+\/panels\/score-breakdown\.tsx$/, 'score-breakdown.ts'],
  [/\/renderer\/games\/[^/]+\/phone\.css$/, 'nothing.ts'],
];

/** A game's score lies on no first picture, nor does what is told of a card that all have seen. */
const ON_NO_FIRST = /^games\/[^/]+\/panels\/(ScoreSheet|LastCard)\.tsx$/;

const FOLDER = here('src/renderer/tv/stand-ins/');
const RENDERER = here('src/renderer/');
/** Stands for a module of `ON_NO_FIRST`. */
const LATE = '\0later:';

const nameOf = (file: string): string => file.replace(RENDERER, '');

const standIns: Plugin = {
  name: 'stand-ins',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    // What stands for something may use it.
    if (!importer || !source.startsWith('.') || importer.startsWith(FOLDER) || importer.startsWith('\0')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const [, other] = STAND_INS.find(([file]) => file.test(found?.id ?? '')) ?? [];
    if (other) return FOLDER + other;
    return found && ON_NO_FIRST.test(nameOf(found.id)) ? LATE + found.id : null;
  },
  load(id) {
    if (!id.startsWith(LATE)) return null;
    const file = id.slice(LATE.length);
    const [, name = ''] = ON_NO_FIRST.exec(nameOf(file)) ?? [];
    return `import { lazyPart } from '${RENDERER}lazy/lazy-part.tsx';
export const ${name} = lazyPart(() => import('${file}').then((its) => its.${name}));`;
  },
};

/** A game is one piece, with nothing that others need, too. */
const GAMES = {
  debugName: 'game',
  name: (id: string) => /(?:renderer|shared)\/games\/([^/]+)\//.exec(id)?.[1] ?? 'games',
  test: /^\0later:.*\/games\/|(?:renderer|shared)\/games\/[^/]+\/(?!score-breakdown|sound|quick-chat|selectors\/rome-pictures|panels\/(?:ScoreSheet|LastCard))/,
  includeDependenciesRecursively: false,
};

/** What the page begins with is one file: what is packed alone is packed badly. So is what several games have in common. */
const BEGINNING = { name: 'page', tags: ['$initial' as const], priority: 1 };
const AT_GAMES = {
  name: 'games',
  test: /src\/(?:renderer\/(?:games\/(?!ScoreTable|CountTable|UnfoldingLine)[\w-]+\.tsx?$|ui\/CardFace)|shared\/(?:engine|fair-shuffle)\/|renderer\/(?:decks\/corner-letters|tv\/stand-ins\/Actions))/,
  minShareCount: 3,
  includeDependenciesRecursively: false,
};

/** What Rome's cards are without their pictures. */
const ROME = {
  name: 'rome',
  test: /shared\/cards\/rome|decks\/(?:rome\/(?!pictures)|inscription)/,
  includeDependenciesRecursively: false,
};

/** Calls that no television makes: a screen looks on, and comes in by a code. */
const OF_OTHERS =
  /^(?!session\.|room\.watch$|table\.watch$|tables\.(?:watch|enter)$|evening\.(?:watch|round)$|seal\.|bets\.watch$|talk\.watch$|play\.watch$)[a-z]+\.\w+$/;

/** Why the host refuses comes as the name of a sentence (no move and no record, of a television); a moment is called as its card is. */
const OVER_THE_LINE = /src\/shared\/(?:protocol|games\/[\w-]+\/codex)\/messages\//;

/** The page's address is `/screen`, beside which nothing lies. */
const BASE = '/screen/';

/** In a language; the first of them empties the folder. */
export const tvPageIn = (language: string): InlineConfig => ({
  configFile: false,
  root: here('src/renderer/tv'),
  base: BASE,
  logLevel: 'warn',
  plugins: [
    react(),
    chunkStyles(),
    standIns,
    legacyBrowsers('screen', language, BASE),
    singleLanguage(language),
    inlineData(OF_OTHERS),
    pruneMessages(OVER_THE_LINE),
    stripErrorMessagesPlugin,
    recordBundledPackages,
  ],
  resolve: { alias: LIGHT },
  build: {
    outDir: here('out/renderer/screen'),
    emptyOutDir: language === SOURCE_LANGUAGE,
    target: scriptTargets('screen'),
    cssTarget: MODERN_CSS_TARGETS,
    rollupOptions: { output: { codeSplitting: { groups: [BEGINNING, GAMES, AT_GAMES, ROME] } } },
    modulePreload: NO_MODULE_PRELOAD,
  },
});
