/** Every moment of the codex names where to look it up: docs/rome.md (VM-26). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '#shared/engine/collections.ts';
import { evidenceOf } from '#shared/games/vbi-maior/codex/evidence.ts';
import { CODEX } from '#shared/games/vbi-maior/codex/index.ts';

const TEXT = readFileSync(new URL('../docs/rome.md', import.meta.url), 'utf8');

/** The rows `| number | title | sources |`. */
const ROWS = [...TEXT.matchAll(/^\| (\d+) \| (.+?) \| (.+) \|$/gm)];

describe('VM-26 the sources of the codex', () => {
  it('stand there for all ninety moments, in their order', () => {
    expect(ROWS.map(([, number]) => Number(number))).toEqual(CODEX.map((_, k) => k + 1));
    expect(ROWS.map(([, , title]) => title)).toEqual(CODEX.map(({ title }) => title));
  });

  it('are at least two for each', () => {
    for (const [, , title, sources = ''] of ROWS) {
      const named = sources.split('; ');
      expect(new Set(named).size, title).toBeGreaterThanOrEqual(2);
      for (const source of named) expect(source.length, title).toBeGreaterThan(5);
    }
  });

  it('are those that the pages name, and more', () => {
    for (const [k, [, , title, sources = '']] of ROWS.entries()) {
      const { old, recent } = evidenceOf(at(CODEX, k).card);
      for (const { author } of [old, recent]) expect(sources, title).toContain(surnameOf(author));
    }
  });
});

/** Of the first author, if there are several. */
function surnameOf(author: string): string {
  return (
    author
      .split(/,| and /)[0]
      ?.split(' ')
      .at(-1) ?? author
  );
}
