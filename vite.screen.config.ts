/**
 * The television's page, built by itself as the phone's is: no three.js, no rules, no bots, one language, and for browsers as
 * old as sets are (110 kB gzipped at most, tests/screen-weight.test.ts). It shows what the app shows on a big screen, by the
 * same components, on the table of `src/renderer/table/flat`.
 */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { lightPreload } from './scripts/light-preload.ts';
import { NEWER_STYLES, scriptTargets } from './scripts/older/browsers.ts';
import { older } from './scripts/older/older.ts';
import { noteShipped } from './scripts/shipped.ts';
import { toldInBundle } from './scripts/told-in-bundle.ts';
import { tongue } from './scripts/tongue.ts';
import { FIRST } from './src/shared/words/languages.ts';
import { LIGHT } from './vite.hand.config.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the app has at hand a television fetches, or does without: by the file, what stands for it (`src/renderer/screen/instead`). */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/\/renderer\/games\/index\.ts$/, 'games.ts'],
  [/\/renderer\/games\/sofa\.ts$/, 'sofa.ts'],
  [/\/renderer\/games\/onCloth\.ts$/, 'onCloth.ts'],
  [/\/renderer\/app\/page\/useWords\.ts$/, 'useWords.ts'],
  [/\/renderer\/app\/screen\/desk\/EveningScreen\.tsx$/, 'EveningScreen.tsx'],
  [/\/renderer\/session\/match\/sealing\.ts$/, 'sealing.ts'],
  [/\/renderer\/table\/sketch\/Sketch\.tsx$/, 'Sketch.tsx'],
  [/\/renderer\/games\/[^/]+\/panels\/Actions\.tsx$/, 'Actions.tsx'],
  [/\/renderer\/games\/[^/]+\/hand\.css$/, 'nothing.ts'],
];

/** Components that are fetched when they are to be shown: what a match's first picture, or the room's, does without. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  'app/screen/AfterOnScreen.tsx': ['AfterOnScreen'],
  'app/screen/ClaimSentence.tsx': ['ClaimSentence'],
  'app/screen/KnockScreen.tsx': ['KnockScreen'],
  'app/screen/RoomScreen.tsx': ['RoomScreen'],
  'app/screen/ScreenLobby.tsx': ['ScreenLobby'],
  'app/tabletop/Captions.tsx': ['Captions'],
  'app/tabletop/Gained.tsx': ['Gained'],
  'app/talk/AtSeats.tsx': ['AtSeats'],
  'app/tally/TallyOnCloth.tsx': ['TallyOnCloth'],
  'match/bets/Guessed.tsx': ['Guessed'],
  'match/seal/Seal.tsx': ['SealOnScreen'],
  'paper/QrCode.tsx': ['PhoneCode', 'QrCode'],
};

const FOLDER = here('src/renderer/screen/instead/');
const RENDERER = here('src/renderer/');
const LATE = '\0later:';

const instead: Plugin = {
  name: 'instead',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    // What stands for something may use it.
    if (!importer || !source.startsWith('.') || importer.startsWith(FOLDER) || importer.startsWith(LATE)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const [, other] = INSTEAD.find(([file]) => file.test(found?.id ?? '')) ?? [];
    if (other) return FOLDER + other;
    return found && LATER[found.id.replace(RENDERER, '')] ? LATE + found.id : null;
  },
  load(id) {
    if (!id.startsWith(LATE)) return null;
    const file = id.slice(LATE.length);
    const components = LATER[file.replace(RENDERER, '')] ?? [];
    const fetched = components.map(
      (name) => `export const ${name} = later(() => import('${file}').then((its) => its.${name}));`,
    );
    return [`import { later } from '${FOLDER}later.tsx';`, ...fetched].join('\n');
  },
};

/** A game is one piece, with nothing that others need, too. */
const GAMES = {
  debugName: 'game',
  name: (id: string) => /(?:renderer|shared)\/games\/([^/]+)\//.exec(id)?.[1] ?? 'games',
  test: /(?:renderer|shared)\/games\/[^/]+\/(?!account|sound|remarks|reading\/pictured)/,
  includeDependenciesRecursively: false,
};

/** What Rome's cards are without their pictures. */
const ROME = { name: 'rome', test: /faces\/(?:rome\/(?!pictures)|inscription)/, includeDependenciesRecursively: false };

/** Calls that no television makes: a screen looks on, and comes in by a code. */
const OF_OTHERS =
  /^(?!session\.|room\.watch$|table\.watch$|tables\.(?:watch|enter)$|evening\.(?:watch|round)$|seal\.|bets\.watch$|talk\.watch$|play\.watch$)[a-z]+\.\w+$/;

/** The page's address is `/screen`, beside which nothing lies. */
const BASE = '/screen/';

/** In a language; the first of them empties the folder. */
export const screenIn = (language: string): InlineConfig => ({
  configFile: false,
  root: here('src/renderer/screen'),
  base: BASE,
  logLevel: 'warn',
  plugins: [
    react(),
    lightPreload(BASE),
    instead,
    older('screen', BASE),
    tongue(language),
    toldInBundle(OF_OTHERS),
    noteShipped,
  ],
  resolve: { alias: LIGHT },
  build: {
    outDir: here('out/renderer/screen'),
    emptyOutDir: language === FIRST,
    target: scriptTargets('screen'),
    cssTarget: NEWER_STYLES,
    rollupOptions: { output: { codeSplitting: { groups: [GAMES, ROME] } } },
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
  },
});
