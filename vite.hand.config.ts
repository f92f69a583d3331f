/**
 * The phone's page is built by itself: it shares no chunk with the app, so that a phone loads what it needs and no
 * more (150 kB gzipped in all, tests/hand-weight.test.ts). Preact stands in for React there: the same components, a fifth
 * of the weight.
 */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { noteShipped } from './scripts/shipped.ts';
import { toldInBundle } from './scripts/told-in-bundle.ts';

export const HAND: InlineConfig = {
  configFile: false,
  root: fileURLToPath(new URL('src/renderer/hand', import.meta.url)),
  base: './',
  logLevel: 'warn',
  plugins: [react(), toldInBundle, noteShipped],
  resolve: {
    alias: {
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
    },
  },
  build: {
    outDir: fileURLToPath(new URL('out/renderer/hand', import.meta.url)),
    emptyOutDir: true,
    // Phones a few years old, too.
    target: ['chrome111', 'firefox114', 'safari16.4'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What several games use is one piece: in eight small ones it weighs 2.4 kB more.
        codeSplitting: {
          groups: [{ name: 'games', test: /src.renderer.(games|keys|paper|faces|session.device)./, minShareCount: 2 }],
        },
      },
    },
  },
};
