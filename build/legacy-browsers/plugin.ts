/**
 * Gives a page what older browsers need: a boot script before all modules, polyfills, and a second copy of each style sheet.
 * @vitejs/plugin-legacy would build every page twice, and load a module loader of its own.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { LegacyStyles } from '../../src/renderer/legacy-browsers/style-fallbacks.ts';
import { OlderStyles } from './older-css.ts';
import { type BrowserAudience, scriptTargets } from './targets.ts';

const SOURCES = fileURLToPath(new URL('../../src/renderer/legacy-browsers', import.meta.url));

/** Who runs no scripts is data so, too. */
const NO_SCRIPTS = '<noscript><meta http-equiv="refresh" content="0;url=/cannot/"></noscript>';

export const legacyBrowsers = (audience: BrowserAudience, language: string, base = './'): Plugin => ({
  name: 'legacy-browsers',
  enforce: 'pre',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const styles = new OlderStyles(audience);
      for (const [fileName, file] of Object.entries(bundle)) {
        if (file.type !== 'asset' || !fileName.endsWith('.css')) continue;
        const source = styles.lowered(file.source.toString());
        this.emitFile({ type: 'asset', fileName: fileName.replace(/css$/, 'older.css'), source });
      }
      const emit = (name: string, source: string): string => {
        const fileName = `assets/${name}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        return base + fileName;
      };
      const page = bundle['index.html'];
      if (page?.type !== 'asset') this.error('there is no page to begin');
      const first = emit('first', withoutComments(readFileSync(`${SOURCES}/boot.js`, 'utf8')));
      const rest = emit('older', await legacyScript(styles.runtimeData(), audience));
      const { LOST } = await import(pathToFileURL(`${SOURCES}/messages/${language}/lost.ts`).href);
      const lost = `<center role=alert><br>${LOST.lost}<br><br><button>${LOST.again}</button></center>`;
      const begins = `<script src="${first}" data-older="${rest}" data-lost="${lost}"></script>`;
      page.source = page.source.toString().replace(/(<meta charset="utf-8" ?\/?>)/, `$1${begins}${NO_SCRIPTS}`);
    },
  },
});

/** It is written for browsers that no compiler of today writes for: only what says nothing to them is taken out (no string in it has spaces beside these signs). */
function withoutComments(script: string): string {
  return script
    .replace(/\/\*.*?\*\//s, '')
    .replaceAll(/\n\s*/g, '')
    .replaceAll(/ ?([=+(){},:?!&|]+) ?/g, '$1')
    .trim();
}

async function legacyScript(data: LegacyStyles, audience: BrowserAudience): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { OLDER_STYLES: JSON.stringify(data) },
    build: {
      write: false,
      minify: true,
      target: scriptTargets(audience),
      lib: { entry: `${SOURCES}/index.ts`, formats: ['iife'], name: 'older' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const [script] = output && 'output' in output ? output.output : [];
  if (script?.type !== 'chunk') throw new Error('src/renderer/legacy-browsers makes no script');
  return script.code;
}
