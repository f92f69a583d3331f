import { describe, expect, it } from 'vitest';
import { ROME_CARDS } from '../../../cards/rome.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import type { Messages } from '../../../i18n/translate.ts';

const glob = import.meta.glob<Record<string, Messages>>(
  '../../../../../**src/shared/games/vbi-maior/codex/messages/*/*.ts',
  { eager: true },
);

/** The messages of a language's files below a path, combined. */
function saidIn(language: string, below: string): Messages {
  const files = Object.entries(glob).filter(([path]) => path.startsWith(`./messages/${language}/${below}`));
  return Object.assign({}, ...files.flatMap(([, file]) => Object.values(file)));
}

const wordsIn = (text: string): number => text.split(/\s+/).length;

describe.each(Object.keys(LANGUAGES))('VM-26 the codex in %s', (language) => {
  const moments = glob[`./messages/${language}/moments.ts`];
  const [stories, seen] = [saidIn(language, 'stories'), saidIn(language, 'picture-descriptions')];

  it('has titles of one line, each its own', () => {
    const titles = Object.values(moments?.TITLES ?? {});
    expect(new Set(titles).size).toBe(90);
    expect(titles.filter((title) => title.length > 34)).toEqual([]);
  });

  it('tells each in 60 to 120 words, and no sentence twice', () => {
    for (const card of ROME_CARDS) {
      const count = wordsIn(stories[card] ?? '');
      expect(count, card).toBeGreaterThanOrEqual(60);
      expect(count, card).toBeLessThanOrEqual(120);
    }
    const sentences = Object.values(stories)
      .flatMap((story) => story.split(/(?<=[.?!])\s+/))
      .filter((one) => wordsIn(one) > 3);
    expect(sentences.filter((one, k) => sentences.indexOf(one) !== k)).toEqual([]);
  });

  it('says in a sentence what each picture shows', () => {
    for (const card of ROME_CARDS) expect(wordsIn(seen[card] ?? ''), card).toBeGreaterThanOrEqual(5);
    expect(new Set(Object.values(seen)).size).toBe(90);
  });

  it('tells no card’s number', () => {
    for (const [k, card] of ROME_CARDS.entries()) {
      const said = [moments?.TITLES?.[card], moments?.DATES?.[card], stories[card]].join(' ');
      expect(said.match(/\d+/g) ?? [], card).not.toContain(String(k + 1));
    }
  });

  it('explains words that its stories write', () => {
    const text = Object.values(stories).join(' ');
    const glossary = Object.keys(saidIn(language, 'glossary'));
    expect(glossary.length).toBeGreaterThan(30);
    expect(glossary.filter((word) => !new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text))).toEqual([]);
  });
});
