import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { type BuildOptions, build, type Plugin } from 'vite';
import { compress } from './scripts/compress.ts';
import { homeScreen } from './scripts/home-screen.ts';
import { NEWER_STYLES, scriptTargets } from './scripts/older/browsers.ts';
import { writeCannot } from './scripts/older/cannot.ts';
import { older } from './scripts/older/older.ts';
import { noStaticBlocks } from './scripts/older/static-blocks.ts';
import { ASKED_BESIDE, pieces } from './scripts/pieces.ts';
import { noteShipped, writeShipped } from './scripts/shipped.ts';
import { toldInBundle } from './scripts/told-in-bundle.ts';
import { tongue } from './scripts/tongue.ts';
import { FIRST, LANGUAGES } from './src/shared/words/languages.ts';
import { handIn } from './vite.hand.config.ts';
import { screenIn } from './vite.screen.config.ts';

/**
 * The same page in the other languages, and the phone's and the television's in all, go into the app's folder once that is written; then it is
 * said what went into all of it, and all is compressed.
 */
const others = (): Plugin => ({
  name: 'others',
  async closeBundle() {
    for (const language of Object.keys(LANGUAGES)) {
      if (language !== FIRST)
        await build({ configFile: false, logLevel: 'warn', ...appIn(language, { emptyOutDir: false }) });
      await build(handIn(language));
      await build(screenIn(language));
    }
    await writeCannot('out/renderer');
    writeShipped();
    compress('out/renderer');
  },
});

/** A bundle has no folders to look into: it holds all games from the start. */
const GAMES = fileURLToPath(new URL('src/shared/games/in-bundle.ts', import.meta.url));

/** The icon has an address that every page knows: the phone's, too, which is a build of its own. */
const ICON = 'icon.svg';

/** The app's page in a language. */
const appIn = (language: string, more: BuildOptions = {}) => ({
  root: 'src/renderer',
  base: './',
  plugins: [react(), pieces(), older('page', language), tongue(language), toldInBundle(), noStaticBlocks, noteShipped],
  worker: { plugins: () => [tongue(language), noStaticBlocks] },
  build: {
    outDir: fileURLToPath(new URL('out/renderer', import.meta.url)),
    minify: true,
    target: scriptTargets('page'),
    cssTarget: NEWER_STYLES,
    modulePreload: ASKED_BESIDE,
    // three.js is one large piece, the table with its faces another.
    chunkSizeWarningLimit: 1300,
    rollupOptions: {
      input: { index: 'src/renderer/index.html' },
      output: {
        // It knows no words: one file serves all languages.
        codeSplitting: { groups: [{ name: 'three', test: /node_modules\/three\// }] },
        assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
          names.includes(ICON) ? ICON : 'assets/[name]-[hash][extname]',
      },
    },
    ...more,
  },
});

const FIRST_PAGE = appIn(FIRST);

export default defineConfig({
  main: {
    plugins: [noteShipped],
    resolve: { alias: { '#games': GAMES } },
    build: {
      rollupOptions: {
        input: {
          index: 'src/main/index.ts',
          headless: 'src/main/headless.ts',
          'bot-worker': 'src/main/host/bots/bot-worker.ts',
        },
      },
    },
  },
  preload: {
    plugins: [noteShipped],
    build: {
      rollupOptions: {
        input: { index: 'src/preload/index.ts' },
        // A sandboxed preload must be one CommonJS file.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: { ...FIRST_PAGE, plugins: [...FIRST_PAGE.plugins, homeScreen(), others()] },
});
