import { describe, expect, it } from 'vitest';
import { bestLanguage, LANGUAGES, pageFileName, SOURCE_LANGUAGE } from './languages.ts';

const KNOWN = { en: 'English', it: 'Italiano', de: 'Deutsch' };

describe('the language somebody gets', () => {
  it.each([
    [['it'], 'it'],
    [['de-AT', 'it'], 'de'],
    [['fr-CA', 'fr', 'it-CH', 'en'], 'it'],
    [[' DE_de '], 'de'],
    [['fr', 'constructor', '__proto__', ''], 'en'],
    [[], 'en'],
  ])('of those who ask for %j is %s', (wanted, gets) => expect(bestLanguage(wanted, KNOWN)).toBe(gets));

  it('has a page of its own; the first is what a server shows that knows of none', () => {
    expect(pageFileName(SOURCE_LANGUAGE)).toBe('index.html');
    expect(pageFileName('it')).toBe('index.it.html');
    expect(Object.keys(LANGUAGES)[0]).toBe(SOURCE_LANGUAGE);
  });
});
