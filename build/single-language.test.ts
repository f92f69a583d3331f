import { describe, expect, it } from 'vitest';
import { singleLanguage, translationOf, withEnglishFallback } from './single-language.ts';

describe('a page in another language', () => {
  it('has its words from the folder of that language', () => {
    expect(translationOf('/src/a/messages/en/b.ts', 'it')).toBe('/src/a/messages/it/b.ts');
    expect(translationOf('/src/a/messages/en/c/b.ts', 'de')).toBe('/src/a/messages/de/c/b.ts');
    expect(translationOf('/src/a/messages/say.ts', 'it')).toBeUndefined();
  });

  it('says in English what has no words yet, a sentence, a group or a word', () => {
    const english = { A: { yes: 'Yes', no: 'No' }, B: { so: 'So' }, C: 'en' };
    expect(withEnglishFallback(english, { A: { yes: 'Sì' }, C: 'it' })).toEqual({
      A: { yes: 'Sì', no: 'No' },
      B: { so: 'So' },
      C: 'it',
    });
  });

  it('says so to who reads it aloud, and is called so in its tab', async () => {
    const { transformIndexHtml } = singleLanguage('it');
    if (typeof transformIndexHtml !== 'function') throw new Error('no hook');
    const made = (html: string, filename: string) => transformIndexHtml.call({} as never, html, { filename } as never);
    const html = '<html lang="en"><title>Panno Verde</title><meta name="description" content="Cards." />';
    expect(await made(html, '/nowhere/index.html')).toBe(html.replace('"en"', '"it"'));
    const hand = new URL('../src/renderer/phone/index.html', import.meta.url).pathname;
    expect(await made(html, hand)).toBe(
      '<html lang="it"><title>Panno Verde: le tue carte</title><meta name="description" content="Le tue carte, sul tuo telefono: il tavolo è nella stessa stanza." />',
    );
  });
});
