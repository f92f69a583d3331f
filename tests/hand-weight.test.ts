/** What the phone's page weighs: all that it can ever load, all four games included. Needs a built page. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const PAGE = fileURLToPath(new URL('../out/renderer/hand', import.meta.url));
const MOST = 150_000;

/** Whatever a page, a script or a style sheet names by its address. */
const ADDRESS = /["'`(]((?:\.{1,2}\/)?[\w./-]+\.(?:js|css|html|woff2?|svg|png|json))["'`)]/g;

const FILES: readonly string[] = readdirSync(PAGE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.gz'))
  .map((entry) => join(entry.parentPath, entry.name));

/** The files that can be reached from this one, by whatever way. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!/\.(?:js|css|html)$/.test(file)) return seen;
  for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(ADDRESS)) {
    // Beside the file, or, as the loader of split pieces names them, beside the page.
    const found = [resolve(dirname(file), address), resolve(PAGE, address)].find((one) => FILES.includes(one));
    if (found) reached(found, seen);
  }
  return seen;
}

describe('the phone’s page', () => {
  const all = [...reached(join(PAGE, 'index.html'))];

  it('reaches every file that was built for it, each game among them', () => {
    expect(all.toSorted()).toEqual(FILES.toSorted());
    expect(all.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(4);
  });

  it('weighs at most 150 kB gzipped in all', () => {
    const sizes = all.map((file) => ({ file: relative(PAGE, file), bytes: gzipSync(readFileSync(file)).length }));
    const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(MOST);
  });

  it('holds nothing of three.js, of the rules’ bots, or of the codex’s stories', () => {
    const text = all.map((file) => readFileSync(file, 'utf8')).join('\n');
    for (const word of ['WebGLRenderer', 'BufferGeometry', '__THREE__', 'resample', 'ploughed a furrow'])
      expect(text.includes(word), word).toBe(false);
  });
});
