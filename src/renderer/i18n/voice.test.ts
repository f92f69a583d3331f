import { expect, it } from 'vitest';
import { BANNED_PHRASES } from './banned-phrases.ts';

/** Every catalogue, by path: its exports are sentences by key. */
const FILES = import.meta.glob<Record<string, unknown>>(['../../**/messages/*/**/*.ts', '!**/*.test.ts'], {
  eager: true,
});

/** A phrase as whole words, in any case. */
const found = (phrase: string) => new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, 'iu');

/** One line for each sentence that has a banned phrase. */
function bannedIn(language: string, sentences: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(BANNED_PHRASES[language] ?? {}).flatMap(([phrase, better]) =>
    Object.entries(sentences)
      .filter(([, sentence]) => typeof sentence === 'string' && found(phrase).test(sentence.replaceAll('\u00AD', '')))
      .map(([key]) => `${key}: not “${phrase}” but “${better}”`),
  );
}

it('finds a banned phrase as whole words, in any case, and with soft hyphens', () => {
  expect(bannedIn('en', { a: 'Being played', b: 'Shall we?', c: 'Shallow' })).toHaveLength(2);
  expect(bannedIn('de', { a: 'Das Bild ist um\u00ADgefallen.' }).length).toBeGreaterThan(0);
});

it.each(Object.keys(BANNED_PHRASES))('no catalogue in %s has a phrase that docs/voice.md bans', (language) => {
  const files = Object.entries(FILES).filter(([path]) => path.includes(`/messages/${language}/`));
  expect(files.length).toBeGreaterThan(50);
  const wrong = files.flatMap(([path, file]) =>
    Object.values(file).flatMap((sentences) =>
      typeof sentences === 'object'
        ? bannedIn(language, sentences as Record<string, unknown>).map((line) => `${path} ${line}`)
        : [],
    ),
  );
  expect(wrong).toEqual([]);
});
