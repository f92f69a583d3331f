/** What is taught names the same cards, colours, people and numbers in every language that a game speaks. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import { marksOf } from './lessons/marks.ts';

const WORDS = import.meta.glob<Readonly<Record<string, Messages>>>(
  '../../src/renderer/games/*/messages/*/{assist,learning}.ts',
  { eager: true },
);

const ENGLISH = Object.keys(WORDS).filter((path) => path.includes('/messages/en/'));

/** What helps who already plays is no teaching. */
const TAUGHT = ['EXERCISES', 'LESSON', 'PICTURES', 'TIPS'];

const inLanguage = (path: string, language: string) => path.replace('/messages/en/', `/messages/${language}/`);

const wordsOf = (path: string): Messages => Object.assign({}, ...TAUGHT.map((name) => WORDS[path]?.[name]));

describe.each(ENGLISH.map((path) => ({ path, file: path.replace('../../src/renderer/games/', '') })))(
  '$file',
  ({ path }) => {
    const game = path.split('/')[5] ?? '';

    const spoken = Object.keys(LANGUAGES).filter((language) => inLanguage(path, language) in WORDS);

    it.each(spoken)('names in %s what it names in English', (language) => {
      const own = wordsOf(inLanguage(path, language));
      const differ = Object.entries(wordsOf(path)).filter(
        ([key, text]) => marksOf(text, game, 'en') !== marksOf(own[key] ?? '', game, language),
      );
      expect(
        differ.map(([key, text]) => [key, marksOf(text, game, 'en'), marksOf(own[key] ?? '', game, language)]),
      ).toEqual([]);
    });
  },
);
