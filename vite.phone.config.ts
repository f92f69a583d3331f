/**
 * The phone's page is built by itself: it shares no chunk with the app, so that a phone loads what it needs and no
 * more (150 kB gzipped in all, tests/phone-weight.test.ts). Preact stands in for React there: the same components, a fifth
 * of the weight.
 */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { chunkLoader } from './build/chunk-loader.ts';
import { legacyBrowsers } from './build/legacy-browsers/plugin.ts';
import { MODERN_CSS_TARGETS, scriptTargets } from './build/legacy-browsers/targets.ts';
import { PACKAGE_LIST } from './build/sbom-and-licences.ts';
import { singleLanguage } from './build/single-language.ts';
import { SOURCE_LANGUAGE } from './src/shared/i18n/languages.ts';

/** What a page begins with is one file: what is packed alone is packed badly. */
export const BEGINNING = { name: 'page', tags: ['$initial' as const], priority: 1 };

/**
 * What several later chunks share lies in one file, too: by itself the bundler makes a file of each few lines, and fetching
 * several one after the other takes longer than the table of trick games weighs. The rules that a hand knows are there. Faces
 * that one game alone has stay with it, and what only an evening, who leads or who learns needs is fetched with that.
 */
const SHARED = {
  name: 'shared',
  test: /node_modules\/(?!zod|pure-rand)|src\/shared\/(?:cards|games\/(?:[\w-]+\/(?:cards|declarations|state\/(?:designs|observation|options)|rules\/illegal-play)|vbi-maior\/state\/table)\.ts)|src\/renderer\/(?:i18n\/(?!messages|evening)|phone\/page|games(?!\/(?:score-breakdown|load-(?:assist|texts)|[\w-]+\/assist))|decks\/(?!french|italian|regional|rome)|input|avatars|hooks|match(?!\/(?:hand-order|counting|ending\/|hint|lesson\/(?:Spotlight|lesson-text)|use-refusal-reason))|ui\/(?!OptionsForm)|client\/(?!evening|connection\/answer-shapes\/evening|match\/ask-host)|motion|table|chat\/(?!\w+Figure)|tricks\/(?!assist|score-breakdown|sound|highlights|kit-highlights|messages\/\w+\/(?!table|whole-table)))/,
  minShareCount: 2,
};

/** Faces of a game, which who has chosen other ones borrows from. */
const FRENCH = { name: 'french', test: /src\/renderer\/decks\/french/, minShareCount: 2 };
const ITALIAN = { name: 'italian', test: /src\/renderer\/decks\/italian/, minShareCount: 2 };

/** What rules, and who leads, need of packages that a hand does without. */
const PACKAGES = { name: 'packages', test: /node_modules\/(?:zod|pure-rand)/, minShareCount: 2 };

/** Preact in React's place. */
export const LIGHT = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/** The page's address at the host. */
const BASE = '/hand/';

/** The phone's page in a language; the first of them empties the folder. */
export const phonePageIn = (language: string): InlineConfig => ({
  configFile: false,
  root: fileURLToPath(new URL('src/renderer/phone', import.meta.url)),
  base: BASE,
  logLevel: 'warn',
  plugins: [react(), chunkLoader, legacyBrowsers('page', language, BASE), singleLanguage(language)],
  resolve: { alias: LIGHT },
  build: {
    outDir: fileURLToPath(new URL('out/renderer/hand', import.meta.url)),
    emptyOutDir: language === SOURCE_LANGUAGE,
    // Phones a few years old, too.
    target: scriptTargets('page'),
    cssTarget: MODERN_CSS_TARGETS,
    license: { fileName: PACKAGE_LIST },
    rollupOptions: { output: { codeSplitting: { groups: [BEGINNING, SHARED, FRENCH, ITALIAN, PACKAGES] } } },
  },
});
