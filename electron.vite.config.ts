import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { build, type Plugin } from 'vite';
import { compress } from './scripts/compress.ts';
import { noteShipped, writeShipped } from './scripts/shipped.ts';
import { toldInBundle } from './scripts/told-in-bundle.ts';
import { HAND } from './vite.hand.config.ts';

/** The phone's page goes into the app's folder once that is written; then it is said what went into all of it, and all is compressed. */
const hand: Plugin = {
  name: 'hand',
  async closeBundle() {
    await build(HAND);
    writeShipped();
    compress('out/renderer');
  },
};

/** A bundle has no folders to look into: it holds all games from the start. */
const GAMES = fileURLToPath(new URL('src/shared/games/in-bundle.ts', import.meta.url));

/** The icon has an address that every page knows: the phone's, too, which is a build of its own. */
const ICON = 'icon.svg';

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
  renderer: {
    root: 'src/renderer',
    base: './',
    plugins: [react(), toldInBundle(), noteShipped, hand],
    build: {
      outDir: 'out/renderer',
      minify: true,
      // three.js is one large piece.
      chunkSizeWarningLimit: 1200,
      rollupOptions: {
        input: { index: 'src/renderer/index.html' },
        output: { assetFileNames: ({ names }) => (names.includes(ICON) ? ICON : 'assets/[name]-[hash][extname]') },
      },
    },
  },
});
