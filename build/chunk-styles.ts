/**
 * Every `import()` of a page goes through `src/renderer/lazy/chunk-loader.ts`: browsers remember a failed import for good, and
 * no option of Vite asks again.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What the bundler calls around each `import()`. */
const HELPER = '\0vite/preload-helper.js';

const CHUNK_LOADER = fileURLToPath(new URL('../src/renderer/lazy/chunk-loader.ts', import.meta.url));

/** An `import()` of a chunk by its name. */
const IMPORT = /\bimport\(\s*(["'`][^"'`]+["'`])\s*\)/g;

const FETCH_CALL = 'fetchChunk($1)';

/** The importer's address, which the bundler passes and the loader does not need. */
const IMPORTER_ADDRESS = /(__vite__mapDeps\(\[[\d,]*\]\)|,\[\]),import\.meta\.url\)/g;

/** The bundler narrows a chunk to the one export that is wanted; its importer takes that by name anyway. */
const NAMED_EXPORT = /async\(\)=>\{let\{(\w+):(\w+)\}=await (fetchChunk\([^)]*\));return\{\1:\2\}\}/g;

/** Only the first scripts are preloaded: lists of what each later chunk needs would weigh more than they save. */
export const NO_MODULE_PRELOAD = {
  polyfill: false,
  resolveDependencies: (_: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) =>
    hostType === 'html' ? needed : [],
};

export const chunkStyles = (): Plugin => ({
  name: 'chunk-styles',
  enforce: 'pre',
  load: (id) => (id === HELPER ? `export { __vitePreload } from ${JSON.stringify(CHUNK_LOADER)};` : undefined),
  // A chunk's name changes with what is done to it.
  augmentChunkHash: () => [IMPORT, FETCH_CALL, NAMED_EXPORT, IMPORTER_ADDRESS].join(),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        file.code = file.code
          .replaceAll(IMPORT, FETCH_CALL)
          .replaceAll(NAMED_EXPORT, '()=>$3')
          .replaceAll(IMPORTER_ADDRESS, (_, needed) => `${needed.replace(',[]', '')})`);
      }
    },
  },
});

/** The same for a page that is served unbuilt (tests/ui-audit): names are then addresses. */
export const chunkStylesUnbuilt = (): Plugin => ({
  name: 'chunk-styles-unbuilt',
  apply: 'serve',
  enforce: 'post',
  async transform(code, id) {
    if (id === CHUNK_LOADER || !id.includes('/src/renderer/')) return undefined;
    const names = new Map<string, string>();
    for (const [whole, quoted = ''] of code.matchAll(IMPORT)) {
      const found = await this.resolve(quoted.slice(1, -1), id);
      if (found) names.set(whole, `fetchChunk(${JSON.stringify(addressOf(found.id))})`);
    }
    if (names.size === 0) return undefined;
    return `import ${JSON.stringify(CHUNK_LOADER)};\n${code.replaceAll(IMPORT, (whole) => names.get(whole) ?? whole)}`;
  },
});

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const addressOf = (file: string): string => (file.startsWith(ROOT) ? `/${file.slice(ROOT.length)}` : `/@fs${file}`);
