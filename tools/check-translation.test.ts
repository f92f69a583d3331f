import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, SOURCE_LANGUAGE } from '../src/shared/i18n/languages.ts';
import { differencesOf, exportsOf, messageFiles, problemsIn, withoutEnglish } from './check-translation.ts';
import { isUsed, type MessageKeys, messageKeysIn } from './message-keys.ts';

const ROOT = resolve(import.meta.dirname, '..');

/**
 * Sentences that are called as data is: what is known of a card's story, a word that is explained, a person, a person's sign; and
 * why something is refused, where a rule makes the name up out of two words.
 */
const CALLED_AS_DATA =
  /^(?:R\d+\.(?:author|work|place)|portrait\.\w+|sign\.\w+|seal-[\w-]+|not-for-\w+|starter-first|deal-first|not-the-(?:deal|restock)|blocked-by-\w+)$/;
const EXPLAINED = /\/glossary\.ts$/;

/** By what sentences are asked for in our own sources: names that begin with nothing but a gap could be any. */
function namesInSources(): MessageKeys {
  const files = globSync('{src,packaging,build,tools}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\.|\/messages\/\w{2,3}\//.test(file),
  );
  const [plain, drawn] = (['ts', 'tsx'] as const).map((lang) =>
    messageKeysIn(
      files.filter((file) => file.endsWith(`.${lang}`)).map((file) => readFileSync(resolve(ROOT, file), 'utf8')),
      lang,
    ),
  );
  const both = [plain, drawn].flatMap((names) => names ?? []);
  const inPages = globSync('src/**/*.html', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(resolve(ROOT, file), 'utf8').matchAll(/\{([\w.-]+)\}/g)].map(([, key = '']) => key),
  );
  return {
    whole: new Set([...inPages, ...both.flatMap(({ whole }) => [...whole])]),
    gapped: both.flatMap(({ gapped }) => gapped.filter(({ source }) => /^\^[a-z]{2}/.test(source))),
  };
}

/** A game may lack a language altogether: then it is said in English. */
function isSpoken(file: string, language: string): boolean {
  const [, game] = /^src\/\w+\/games\/([^/]+)\//.exec(file) ?? [];
  return !game || globSync(`src/*/games/${game}/**/messages/${language}/*.ts`, { cwd: ROOT }).length > 0;
}

describe('the words of a language', () => {
  it.each(Object.keys(LANGUAGES).filter((language) => language !== SOURCE_LANGUAGE))(
    '%s are whole',
    async (language) => {
      const amiss = [...(await problemsIn(language))].filter(([file]) => isSpoken(file, language));
      expect(Object.fromEntries(amiss)).toEqual({});
    },
  );

  it('are those of English, found by their folders', async () => {
    expect(messageFiles().length).toBeGreaterThan(70);
    expect(Object.fromEntries(await problemsIn(SOURCE_LANGUAGE))).toEqual({});
    // A language that nobody speaks has nothing.
    expect((await problemsIn('xx')).size).toBe(messageFiles().length);
  });

  it('are all asked for by somebody', async () => {
    const names = namesInSources();
    const unused: string[] = [];
    for (const file of messageFiles().filter((one) => !EXPLAINED.test(one)))
      for (const words of Object.values(await exportsOf(file)))
        if (typeof words === 'object')
          unused.push(...Object.keys(words).filter((key) => !CALLED_AS_DATA.test(key) && !isUsed(key, names)));
    expect(unused).toEqual([]);
    expect(isUsed('nobody.says-this', names)).toBe(false);
  });

  const english = {
    A: {
      yes: 'Yes, {name}',
      cards: '{n, plural, one {# card} other {# cards}}',
      suit: '{s, select, C {clubs} other {spades}}',
    },
  };

  it('are not the English ones that a file begins with', () => {
    const own = { A: { ...english.A, yes: 'Sì, {name}' } };
    expect(withoutEnglish(own, english)).toEqual({ A: { yes: 'Sì, {name}' } });
  });

  it.each([
    [{ A: { ...english.A, yes: 'Sì' } }, ['yes: without {name}']],
    [{ A: { ...english.A, yes: 'Sì, {nome}' } }, ['yes: without {name}; with {nome}']],
    [{ A: { ...english.A, cards: '{n} carte' } }, ['cards: without {n, plural}; with {n}']],
    [{ A: { ...english.A, cards: '{n, plural, =0 {niente} many {# di carte} other {# carte}}' } }, []],
    [
      { A: { ...english.A, suit: '{s, select, F {fiori} other {picche}}' } },
      ['suit: without {s, select C other}; with {s, select F other}'],
    ],
    [{ A: { ...english.A, yes: '{name' } }, ['yes: plural or select is missing at 5 of: {name']],
    [{ A: { ...english.A, no: 'No' } }, ['no: nobody asks for it']],
    [{ A: { ...english.A, yes: ' ' } }, ['yes says nothing']],
    [{ A: { yes: 'Sì, {name}', suit: english.A.suit } }, [`cards is missing: ${english.A.cards}`]],
    [{}, ['A is missing']],
    [{ A: english.A, B: {} }, ['B: nobody asks for it']],
  ])('differ from the English ones where they must not: %j', (own, amiss) => {
    expect(differencesOf(english, own as never)).toEqual(amiss);
  });
});
