/**
 * What home's first load weighs in each language: the page, what it can't do without, and the typefaces of Latin letters. All else
 * (the other pages, the games' tables and rules, three.js) is fetched once home is drawn. Needs a built page.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, pageFileName } from '#shared/i18n/languages.ts';

const PAGE = fileURLToPath(new URL('../out/renderer', import.meta.url));
const MOST = 320_000;
/** What a page, a script or a style sheet can't do without; letters of other scripts are fetched where they are written. */
const NEEDED =
  /(?:\bfrom|\bimport)\s*["'`]([^"'`]+)["'`]|<(?:script|link)[^>]* (?:src|href)="([^"]+\.(?:js|css|svg))"|url\(["']?([^)"']+-latin-(?!ext)[^)"']+\.woff2)/g;

/** The file with all that it needs. */
function needed(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  if (!/\.(?:js|css|html)$/.test(file)) return seen;
  for (const [, ...found] of readFileSync(file, 'utf8').matchAll(NEEDED))
    needed(join(dirname(file), found.find(Boolean) ?? ''), seen);
  return seen;
}

/** As the host hands it out: text packed, pictures and typefaces as they are. */
function weightOf(file: string): number {
  const bytes = readFileSync(file);
  return /\.woff2$/.test(file) ? bytes.length : gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }).length;
}

describe.each(Object.keys(LANGUAGES))('home in %s', (language) => {
  const files = [...needed(join(PAGE, pageFileName(language)))];
  const text = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

  it('weighs at most 320 kB on the wire, with both typefaces', () => {
    expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
    const sizes = Object.fromEntries(files.map((file) => [basename(file), weightOf(file)]));
    const sum = Object.values(sizes).reduce((one, other) => one + other, 0);
    expect(sum, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(MOST);
  });

  it('holds no three.js, no Preact, no rules and no other page', () => {
    expect(text).toContain('continue-ribbon');
    for (const word of [
      'WebGLRenderer',
      '__THREE__',
      'legalMoves',
      'ponder',
      'learn-page',
      'hud-actions',
      'debounceRendering',
    ])
      expect(text.includes(word), word).toBe(false);
  });
});
