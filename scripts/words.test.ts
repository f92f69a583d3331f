import { describe, expect, it } from 'vitest';
import { FIRST, LANGUAGES } from '../src/shared/words/languages.ts';
import { amissIn, differencesOf, wordFiles } from './words.ts';

describe('the words of a language', () => {
  it.each(Object.keys(LANGUAGES).filter((language) => language !== FIRST))('%s are whole', async (language) => {
    expect(Object.fromEntries(await amissIn(language))).toEqual({});
  });

  it('are those of English, found by their folders', async () => {
    expect(wordFiles().length).toBeGreaterThan(90);
    expect(Object.fromEntries(await amissIn(FIRST))).toEqual({});
    // A language that nobody speaks has nothing.
    expect((await amissIn('xx')).size).toBe(wordFiles().length);
  });

  const english = {
    A: {
      yes: 'Yes, {name}',
      cards: '{n, plural, one {# card} other {# cards}}',
      suit: '{s, select, C {clubs} other {spades}}',
    },
  };

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
