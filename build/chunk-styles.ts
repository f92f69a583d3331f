/** How a page fetches a piece with its style sheets: by `src/renderer/lazy/chunk-loader.ts`, whatever the bundler would put there. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What the bundler calls around each `import()`. */
const HELPER = '\0vite/preload-helper.js';

const PIECES = fileURLToPath(new URL('../src/renderer/lazy/chunk-loader.ts', import.meta.url));

/** An `import()` of something that has a name. */
const IMPORT = /\bimport\(\s*(["'`][^"'`]+["'`])\s*\)/g;

const ASKED = 'fetchPiece($1)';

/** What the bundler says of where a piece is wanted, which nobody asks. */
const WHERE = /(__vite__mapDeps\(\[[\d,]*\]\)|,\[\]),import\.meta\.url\)/g;

/** How the bundler hands on the one thing that is wanted of a piece: who wants it takes it by its name all the same. */
const HANDED_ON = /async\(\)=>\{let\{(\w+):(\w+)\}=await (fetchPiece\([^)]*\));return\{\1:\2\}\}/g;

/** What is asked for beside the first script: lists of what each later piece needs would weigh more than they save. */
export const NO_MODULE_PRELOAD = {
  polyfill: false,
  resolveDependencies: (_: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) =>
    hostType === 'html' ? needed : [],
};

export const chunkStyles = (): Plugin => ({
  name: 'pieces',
  enforce: 'pre',
  load: (id) => (id === HELPER ? `export { __vitePreload } from ${JSON.stringify(PIECES)};` : undefined),
  // What is done to a file is a part of what it is called by.
  augmentChunkHash: () => [IMPORT, ASKED, HANDED_ON, WHERE].join(),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        file.code = file.code
          .replaceAll(IMPORT, ASKED)
          .replaceAll(HANDED_ON, '()=>$3')
          .replaceAll(WHERE, (_, needed) => `${needed.replace(',[]', '')})`);
      }
    },
  },
});

/** The same for a page that is served as it is written (tests/ui-audit): names are then addresses. */
export const chunkStylesUnbuilt = (): Plugin => ({
  name: 'pieces-unbuilt',
  apply: 'serve',
  enforce: 'post',
  async transform(code, id) {
    if (id === PIECES || !id.includes('/src/renderer/')) return undefined;
    const names = new Map<string, string>();
    for (const [whole, quoted = ''] of code.matchAll(IMPORT)) {
      const found = await this.resolve(quoted.slice(1, -1), id);
      if (found) names.set(whole, `fetchPiece(${JSON.stringify(addressOf(found.id))})`);
    }
    if (names.size === 0) return undefined;
    return `import ${JSON.stringify(PIECES)};\n${code.replaceAll(IMPORT, (whole) => names.get(whole) ?? whole)}`;
  },
});

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const addressOf = (file: string): string => (file.startsWith(ROOT) ? `/${file.slice(ROOT.length)}` : `/@fs${file}`);
