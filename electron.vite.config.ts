import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { type BuildOptions, build, type Plugin } from 'vite';
import { chunkLoader } from './build/chunk-loader.ts';
import { legacyBrowsers } from './build/legacy-browsers/plugin.ts';
import { MODERN_CSS_TARGETS, scriptTargets } from './build/legacy-browsers/targets.ts';
import { noStaticBlocks } from './build/no-static-blocks.ts';
import { PACKAGE_LIST, writeSbomAndLicences } from './build/sbom-and-licences.ts';
import { singleLanguage } from './build/single-language.ts';
import { chunkFileNames, WORDLESS_CHUNKS } from './build/wordless-chunks.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from './src/shared/i18n/languages.ts';
import { phonePageIn } from './vite.phone.config.ts';
import { CATALOGUE_GAME_IDS, tvPageIn } from './vite.tv.config.ts';

/**
 * The same page in the other languages, and the phone's and the television's in all, go into the app's folder once that is written; then it is
 * said what went into all of it.
 */
const otherPages = (): Plugin => ({
  name: 'other-pages',
  async closeBundle() {
    for (const language of Object.keys(LANGUAGES)) {
      if (language !== SOURCE_LANGUAGE)
        await build({ configFile: false, logLevel: 'warn', ...appIn(language, { emptyOutDir: false }) });
      await build(phonePageIn(language));
      await build(tvPageIn(language));
    }
    for (const size of [256, 512]) copyFileSync(`resources/icons/${size}x${size}.png`, `out/renderer/icon-${size}.png`);
    writeSbomAndLicences();
  },
});

/** A bundle has no folders to look into: it holds all games from the start. */
export const GAMES = fileURLToPath(new URL('src/catalogue/bundled-games.ts', import.meta.url));

/** The app's page in a language. */
export const appIn = (language: string, more: BuildOptions = {}, hasOwnHost = false) => ({
  root: 'src/renderer/desktop',
  base: './',
  // What lies beside the pages as it is; `cannot` tells who can't begin one.
  publicDir: fileURLToPath(new URL('resources/public', import.meta.url)),
  plugins: [
    react(),
    chunkLoader,
    legacyBrowsers('page', language, './', hasOwnHost),
    singleLanguage(language),
    noStaticBlocks,
  ],
  define: { CATALOGUE_GAME_IDS },
  // Workers say nothing: one file serves all languages.
  worker: { plugins: () => [noStaticBlocks] },
  build: {
    outDir: fileURLToPath(new URL('out/renderer', import.meta.url)),
    minify: true,
    target: scriptTargets('page'),
    cssTarget: MODERN_CSS_TARGETS,
    license: { fileName: PACKAGE_LIST },
    // three.js is one large piece, the table with its faces another.
    chunkSizeWarningLimit: 1300,
    rollupOptions: {
      // A television loads later what this page has at once.
      checks: { ineffectiveDynamicImport: false },
      input: { index: 'src/renderer/desktop/index.html' },
      output: {
        chunkFileNames,
        codeSplitting: { groups: [{ name: 'three', test: /node_modules\/three\// }, ...WORDLESS_CHUNKS] },
      },
    },
    ...more,
  },
});

const FIRST_PAGE = appIn(SOURCE_LANGUAGE);

export default defineConfig({
  main: {
    resolve: { alias: { '#games': GAMES } },
    build: {
      license: { fileName: PACKAGE_LIST },
      rollupOptions: {
        input: {
          index: 'src/main/index.ts',
          headless: 'src/main/headless.ts',
          relay: 'src/main/relay.ts',
          'bot-worker': 'src/main/bot-worker.ts',
        },
      },
    },
  },
  preload: {
    build: {
      license: { fileName: PACKAGE_LIST },
      rollupOptions: {
        input: { index: 'src/preload/index.ts' },
        // A sandboxed preload must be one CommonJS file.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: { ...FIRST_PAGE, plugins: [...FIRST_PAGE.plugins, otherPages()] },
});
