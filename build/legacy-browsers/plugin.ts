/**
 * Gives a page what older browsers need: a boot script before all modules, polyfills, and a second copy of each style sheet.
 * @vitejs/plugin-legacy would build every page twice, and load a module loader of its own.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { minifySync } from '@swc/core';
import { build } from 'rolldown';
import type { Plugin } from 'vite';
import type { LegacyStyles } from '../../src/renderer/legacy-browsers/style-fallbacks.ts';
import { olderStyles } from './older-css.ts';
import { type BrowserAudience, scriptTargets } from './targets.ts';

const SOURCES = fileURLToPath(new URL('../../src/renderer/legacy-browsers', import.meta.url));

/** Oxc writes for no browser that is as old. */
const OLDEST = { ecma: 5, compress: true, mangle: true, module: false } as const;

export const legacyBrowsers = (
  audience: BrowserAudience,
  language: string,
  base = './',
  hasOwnHost = false,
): Plugin => ({
  name: 'legacy-browsers',
  enforce: 'pre',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const styles = olderStyles(audience);
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'asset' || !name.endsWith('.css')) continue;
        const source = styles.lower(file.source.toString());
        this.emitFile({ type: 'asset', fileName: name.replace(/css$/, 'older.css'), source });
      }
      const emit = (name: string, source: string): string =>
        base + this.getFileName(this.emitFile({ type: 'asset', name, source }));
      const boot = emit('first.js', minifySync(readFileSync(`${SOURCES}/boot.js`, 'utf8'), OLDEST).code);
      const older = emit('older.js', await legacyScript(styles.data(), audience));
      const { LOST } = await import(pathToFileURL(`${SOURCES}/messages/${language}/lost.ts`).href);
      const lost = `<center role=alert><br>${LOST.lost}<br><br><button>${LOST.again}</button></center>`;
      const begins = `<script src="${boot}" data-older="${older}" data-lost="${lost}"${hasOwnHost ? ' data-own-host' : ''}></script>`;
      const page = bundle['index.html'];
      if (page?.type !== 'asset') this.error('there is no page to begin');
      page.source = page.source.toString().replace(/<meta charset="utf-8" ?\/?>/, `$&${begins}`);
    },
  },
});

async function legacyScript(data: LegacyStyles, audience: BrowserAudience): Promise<string> {
  const transform = { target: scriptTargets(audience), define: { OLDER_STYLES: JSON.stringify(data) } };
  const output = { format: 'iife', minify: true } as const;
  const built = await build({ input: `${SOURCES}/index.ts`, transform, output, write: false });
  return built.output[0].code;
}
