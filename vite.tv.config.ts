/**
 * The television's page, built by itself as the phone's is: no three.js, no rules, no bots, one language, and for browsers as
 * old as sets are (110 kB gzipped at most with a game, tests/tv-weight.test.ts). It shows what the app shows on a big screen, by the
 * same components, on the table of `src/renderer/table-flat`.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { chunkStyles, NO_MODULE_PRELOAD } from './build/chunk-styles.ts';
import { legacyBrowsers } from './build/legacy-browsers/plugin.ts';
import { MODERN_CSS_TARGETS, scriptTargets } from './build/legacy-browsers/targets.ts';
import { pruneMessages } from './build/prune-messages.ts';
import { PACKAGE_LIST } from './build/sbom-and-licences.ts';
import { singleLanguage } from './build/single-language.ts';
import { stripErrorMessagesPlugin } from './build/strip-error-messages.ts';
import { SOURCE_LANGUAGE } from './src/shared/i18n/languages.ts';
import { LIGHT } from './vite.phone.config.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the app has at hand a television fetches, or does without: by the file, what stands for it (`src/renderer/tv/stand-ins`). */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/\/renderer\/games\/index\.ts$/, 'games.ts'],
  [/\/renderer\/games\/load-quick-chat\.ts$/, 'load-quick-chat.ts'],
  [/\/renderer\/games\/tv-layout\.ts$/, 'tv-layout.ts'],
  [/\/renderer\/games\/highlights\.ts$/, 'highlights.ts'],
  [/\/renderer\/games\/use-words\.ts$/, 'use-words.ts'],
  [/\/renderer\/tv\/evening\/EveningScreen\.tsx$/, 'EveningScreen.tsx'],
  [/\/renderer\/client\/match\/fair-shuffle\.ts$/, 'fair-shuffle.ts'],
  [/\/renderer\/table-drawing\/TablePlaceholder\.tsx$/, 'TablePlaceholder.tsx'],
  [/\/renderer\/games\/[^/]+\/panels\/Actions\.tsx$/, 'Actions.tsx'],
  [/\/renderer\/games\/[^/]+\/panels\/SetUpNote\.tsx$/, 'SetUpNote.tsx'],
  [/\/renderer\/games\/[^/]+\/follow-up\.ts$/, 'follow-up.ts'],
  [/\/renderer\/games\/[^/]+\/panels\/score-breakdown\.tsx$/, 'score-breakdown.ts'],
  [/\/renderer\/games\/[^/]+\/phone\.css$/, 'nothing.ts'],
];

interface Later {
  readonly parts: readonly string[];
  readonly sheets?: readonly string[];
}

/** What is fetched when it is to be shown, with its sheets: what a match's first picture, or the room's, does without. */
const LATER: Readonly<Record<string, Later>> = {
  'match/HostNotices.tsx': { parts: ['HostNotice', 'GameNotices'] },
  'tv/AfterMatch.tsx': {
    parts: ['AfterMatch'],
    sheets: ['styles/room.css', 'tv/room-screen.css'],
  },
  'tv/ClaimSentence.tsx': { parts: ['ClaimSentence'], sheets: ['styles/seat-claim-sentences.css'] },
  'tv/EndingSentence.tsx': { parts: ['EndingSentence'], sheets: ['styles/seat-claim-sentences.css'] },
  'tv/EnterCode.tsx': { parts: ['EnterCode', 'CodeForm'], sheets: ['styles/field.css'] },
  'tv/Finale.tsx': { parts: ['Finale'] },
  'tv/PairingScreen.tsx': { parts: ['PairingScreen'], sheets: ['tv/room-screen.css'] },
  'tv/RoomScreen.tsx': { parts: ['RoomScreen'], sheets: ['styles/room.css', 'tv/room-screen.css'] },
  'tv/TvLobby.tsx': { parts: ['TvLobby'], sheets: ['tv/room-screen.css'] },
  'tv/RenderModeButton.tsx': { parts: ['RenderModeButton'] },
  'tv/page/BackButton.tsx': { parts: ['BackButton'] },
  'match/tabletop/Captions.tsx': { parts: ['Captions'] },
  'match/tabletop/PointsGained.tsx': { parts: ['PointsGained'] },
  'match/speech-bubbles/SpeechBubbles.tsx': { parts: ['SpeechBubbles'], sheets: ['styles/chat-figures.css'] },
  'match/score-animation/ScoreAnimation.tsx': { parts: ['ScoreAnimation'] },
  'match/bets/BetResults.tsx': { parts: ['BetResults'], sheets: ['styles/bets.css'] },
  'ui/Toasts.tsx': { parts: ['Toasts', 'TopSlip'] },
  'ui/QrCode.tsx': { parts: ['PhoneCode', 'QrCode'] },
};

/** A game's score lies on no first picture, nor does what is told of a card that all have seen. */
const ON_NO_FIRST = /^games\/[^/]+\/panels\/(ScoreSheet|LastCard)\.tsx$/;

/** What is fetched of a file by and by, if it is. */
function laterOf(file: string): Later | undefined {
  const [, part] = ON_NO_FIRST.exec(file) ?? [];
  return LATER[file] ?? (part ? { parts: [part] } : undefined);
}

/** Sheets that come with what is fetched, whoever names them. */
const LATE_SHEETS = new Set(Object.values(LATER).flatMap(({ sheets = [] }) => sheets));

const FOLDER = here('src/renderer/tv/stand-ins/');
const RENDERER = here('src/renderer/');
/** Stands for a module of `LATER`. */
const LATE = '\0later:';
/** The same module and its sheets in one. */
const WHOLE = '\0whole:';

const nameOf = (file: string): string => file.replace(RENDERER, '');

const standIns: Plugin = {
  name: 'stand-ins',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source.startsWith(WHOLE)) return source;
    // What stands for something may use it.
    if (!importer || !source.startsWith('.') || importer.startsWith(FOLDER) || importer.startsWith('\0')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const [, other] = STAND_INS.find(([file]) => file.test(found?.id ?? '')) ?? [];
    if (other) return FOLDER + other;
    if (!found) return null;
    return LATE_SHEETS.has(nameOf(found.id))
      ? `${FOLDER}nothing.ts`
      : laterOf(nameOf(found.id))
        ? LATE + found.id
        : null;
  },
  load(id) {
    const [, kind = '', file = ''] = /^(\0\w+:)(.*)$/.exec(id) ?? [];
    const { parts = [], sheets = [] }: Later = laterOf(nameOf(file)) ?? { parts: [] };
    if (kind === WHOLE)
      return [...sheets.map((sheet) => `import '${RENDERER}${sheet}';`), `export * from '${file}';`].join('\n');
    if (kind !== LATE) return null;
    const fetched = parts.map(
      (name) => `export const ${name} = later(() => import('${WHOLE}${file}').then((its) => its.${name}));`,
    );
    return [`import { later } from '${FOLDER}later.tsx';`, ...fetched].join('\n');
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

/** Why the host refuses comes as the name of a sentence (no move and no record, of a television); a moment is called as its card is. */
const OVER_THE_LINE = /src\/shared\/(?:protocol|games\/[\w-]+\/codex)\/messages\//;

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
    standIns,
    legacyBrowsers('screen', language, BASE),
    singleLanguage(language),
    pruneMessages(OVER_THE_LINE),
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
