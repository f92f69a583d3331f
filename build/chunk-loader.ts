/**
 * Every `import()` of a page goes through `src/renderer/lazy/chunk-loader.ts`, which asks again for a lost file: a browser remembers
 * a failed import for good, and neither Vite nor Rolldown has an option for that.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const CHUNK_LOADER = fileURLToPath(new URL('../src/renderer/lazy/chunk-loader.ts', import.meta.url));

/** An `import()` of a file by its name. */
export const IMPORT = /\bimport\(\s*(["'`][^"'`]+["'`])\s*\)/g;

/** Only the first scripts are preloaded: lists of what each later chunk needs would weigh more than they save. */
const firstOnly = (_: string, all: string[], by: { hostType: string }): string[] => (by.hostType === 'html' ? all : []);

export const chunkLoader: Plugin = {
  name: 'chunk-loader',
  config: () => ({
    // What Vite calls around each `import()`, for style sheets.
    resolve: { alias: { '\0vite/preload-helper.js': CHUNK_LOADER } },
    build: { modulePreload: { polyfill: false, resolveDependencies: firstOnly } },
  }),
  // A chunk's name changes with what is done to it.
  augmentChunkHash: () => String(IMPORT),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replaceAll(IMPORT, 'fetchChunk($1)');
    },
  },
};
