import { describe, expect, it } from 'vitest';
import { addressIn, languageRedirect } from './language.ts';

describe('another language', () => {
  it('is another page at the same place', () => {
    const there = addressIn('http://192.168.1.5:7345/hand/?x=1#/table/3', 'it');
    expect(there).toBe('http://192.168.1.5:7345/hand/?x=1&lang=it#/table/3');
    expect(addressIn(there, 'de')).toBe('http://192.168.1.5:7345/hand/?x=1&lang=de#/table/3');
  });

  it('is gone to where it was chosen, once: not from an address that asks for one', () => {
    const known = { en: 'English', it: 'Italiano' };
    expect(languageRedirect('http://table/', 'it', known)).toBe('it');
    expect(languageRedirect('http://table/?lang=en', 'it', known)).toBeUndefined();
    expect(languageRedirect('http://table/?lang=it', 'it', known)).toBeUndefined();
    for (const other of [undefined, 'en', 'fr', 'toString'])
      expect(languageRedirect('http://table/', other, known)).toBeUndefined();
  });
});
