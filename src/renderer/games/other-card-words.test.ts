/** The words of other cards, in every language: as every game of French or Italian cards would say them. */
import { describe, expect, it, vi } from 'vitest';
import { FRENCH_DECK, rankOf, suitOf } from '#shared/cards/french.ts';
import { GAME_MESSAGES as CHIAMATA } from '#shared/games/briscola-chiamata/messages/en/game.ts';
import { type Messages, translate } from '#shared/i18n/translate.ts';
import { TRICK_MESSAGES } from '#shared/tricks/messages/en/tricks.ts';
import { asFrench, asItalian } from '../decks/regional/other-faces.ts';
import { wordsOfFaces } from './other-card-words.ts';

const italian = wordsOfFaces('neapolitan')(CHIAMATA);
const french = wordsOfFaces('french')(TRICK_MESSAGES);

describe('Briscola Chiamata with Italian cards', () => {
  const said = (key: string, card: string) =>
    translate(italian, key, { name: 'Ada', rank: card.slice(0, -1), suit: card.slice(-1) });

  it('calls each card what an Italian one is called that is drawn for it', () => {
    for (const card of FRENCH_DECK) {
      const drawn = asItalian(card);
      const name = translate(TRICK_MESSAGES, 'card', { rank: drawn.slice(0, 1), suit: drawn.slice(1) });
      expect(said('card', card)).toBe(name);
      expect(said('event.play', card)).toBe(`Ada plays the ${name}`);
    }
  });

  it('maps by order: the three is the ten', () => {
    expect(['AS', '10H', 'QD', '6C', '2C'].map((card) => said('card', card))).toEqual([
      'ace of swords',
      '3 of cups',
      'knight of coins',
      '7 of clubs',
      '2 of clubs',
    ]);
    expect(['A', '10', 'Q', '3'].map((rank) => translate(italian, 'rank.printed', { rank }))).toEqual([
      '1',
      '3',
      'N',
      '4',
    ]);
    expect(new Set(FRENCH_DECK.map(asItalian)).size).toBe(FRENCH_DECK.length);
  });
});

it('Italian games with French cards name queens and hearts', () => {
  expect(translate(french, 'card', { rank: 'C', suit: 'C' })).toBe('queen of hearts');
  expect(translate(french, 'rank.printed', { rank: '1' })).toBe('A');
  expect(asFrench('7B')).toEqual({ rank: '7', suit: 'C' });
  for (const card of FRENCH_DECK)
    if (rankOf(card) === 'Q') expect(asFrench(`C${asItalian(card).slice(1) as 'D'}`).suit).toBe(suitOf(card));
});

it('leaves words that are about these cards, or about none', () => {
  expect(wordsOfFaces('sicilian')(TRICK_MESSAGES)).toBe(TRICK_MESSAGES);
  expect(wordsOfFaces('french')(CHIAMATA)).toBe(CHIAMATA);
  const page = { 'settings.suits.about': 'Four colours make clubs and diamonds easier to tell apart.' };
  expect(wordsOfFaces('sicilian')(page)).toBe(page);
});

type Catalogue = Readonly<Record<string, Messages | string>>;
const CATALOGUES = import.meta.glob<Catalogue>(
  [
    '../../shared/{tricks,games/briscola-chiamata,games/spizzichino}/messages/*/*.ts',
    '../tricks/messages/*/*.ts',
    './{briscola-chiamata,spizzichino}/messages/*/*.ts',
  ],
  { eager: true },
);

/** Words that only the other cards have. */
const FRENCH_ONLY: Readonly<Record<string, RegExp>> = {
  en: /\b(?:queens?|diamonds?|hearts?|spades?|tens?)\b(?! of them)/i,
  it: /\b(?:donn[ae]|fiori|quadri|cuori|picche|il dieci|dieci di)\b/i,
  de: /\b(?:Dame|Kreuz|Karo|Herz|Pik|Zehn(?! davon))\b/,
};
const ITALIAN_ONLY: Readonly<Record<string, RegExp>> = {
  en: /\b(?:knights?|coins?|cups?|swords?)\b/i,
  it: /\b(?:cavall[oi]|denari|coppe|spade|bastoni)\b/i,
  de: /\b(?:Reiter|Münz(?:en)?|Kelche?|Schwert(?:er)?|Stäbe|Stab)\b/,
};

describe.each(['en', 'it', 'de'])('in %s', (language) => {
  const said = async (of: RegExp, faces: 'sicilian' | 'french', rank: string) => {
    vi.resetModules();
    vi.doMock('./messages/en/other-card-words.ts', () => import(`./messages/${language}/other-card-words.ts`));
    const { wordsOfFaces: wordsHere } = await import('./other-card-words.ts');
    const files = Object.entries(CATALOGUES).filter(([path]) => of.test(path) && path.includes(`/${language}/`));
    const all = files.flatMap(([, file]) => Object.values(file).filter((one) => typeof one === 'object'));
    return Object.entries(wordsHere(faces)({ ...Object.assign({}, ...all), rank })).filter(
      ([key]) => !/^rules\./.test(key),
    );
  };

  it('no sentence of Briscola Chiamata names a French card where the cards are Italian', async () => {
    const rank = '{rank, select, A {ace} K {king} Q {queen} J {jack} other {{rank}}}';
    const left = (await said(/briscola-chiamata/, 'sicilian', rank)).filter(([, text]) =>
      FRENCH_ONLY[language]?.test(text),
    );
    expect(left).toEqual([]);
  });

  it('no sentence of a game of tricks names an Italian card where the cards are French', async () => {
    const rank = '{rank, select, 1 {ace} R {king} C {knight} F {jack} other {{rank}}}';
    const left = (await said(/tricks|spizzichino/, 'french', rank)).filter(([, text]) =>
      ITALIAN_ONLY[language]?.test(text),
    );
    expect(left).toEqual([]);
  });
});
