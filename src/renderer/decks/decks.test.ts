import { describe, expect, it } from 'vitest';
import { SUITS } from '#shared/cards/french.ts';
import { ITALIAN_SUITS } from '#shared/cards/italian.ts';
import { COLOURS } from '#shared/cards/viva.ts';
import { type Messages, translate } from '#shared/i18n/translate.ts';
import { lettering } from './corner-letters.ts';
import * as court from './court-glyphs.ts';
import { FRENCH } from './french/index.ts';
import { ITALIAN } from './italian/index.ts';
import { ITALIAN_INKS } from './italian/suit-signs.ts';
import { PAPER } from './palette.ts';
import { suitColour, suitPath } from './suits.ts';
import { contrast, difference, seenBy, VISIONS } from './testing.ts';
import { inkOf, vivaSignPath } from './viva/index.ts';

const contrastOnPaper = (ink: string) => contrast(seenBy('full', ink), seenBy('full', PAPER));

describe('the inks', () => {
  it.each(SUITS)('%s reads well on the paper in both settings', (suit) => {
    for (const fourColour of [false, true]) expect(contrastOnPaper(suitColour(suit, fourColour))).toBeGreaterThan(4.5);
  });

  it.each(ITALIAN_SUITS)('the Italian %s too', (suit) => {
    expect(contrastOnPaper(ITALIAN_INKS[suit])).toBeGreaterThan(4.5);
  });

  it('four colours are four', () => {
    expect(new Set(SUITS.map((suit) => suitColour(suit, true))).size).toBe(4);
    expect(new Set(SUITS.map(suitPath)).size).toBe(4);
  });
});

describe('VIVA without colour', () => {
  it('every colour has a sign of its own', () => {
    expect(new Set(COLOURS.map(vivaSignPath)).size).toBe(COLOURS.length);
  });

  it.each(VISIONS)('%s: every sign stands out from its field', (vision) => {
    for (const colour of COLOURS) {
      const { field, mark } = inkOf(colour);
      expect(contrast(seenBy(vision, field), seenBy(vision, mark)), colour).toBeGreaterThan(3);
    }
  });

  it.each(VISIONS)('%s: no two fields look the same', (vision) => {
    for (const [k, one] of COLOURS.entries()) {
      for (const other of COLOURS.slice(k + 1)) {
        const fields = [seenBy(vision, inkOf(one).field), seenBy(vision, inkOf(other).field)] as const;
        expect(difference(...fields), `${one} and ${other}`).toBeGreaterThan(5);
      }
    }
  });
});

/** The letters of the courts in every language, and what its players call the ranks. */
const LETTERS = import.meta.glob<Readonly<Record<'COURT_LETTERS' | 'COURT_GLYPHS', Messages>>>(
  './messages/*/court-letters.ts',
  { eager: true },
);
const GLYPHS: Readonly<Record<string, string>> = court;
const FRENCH_NAMES = import.meta.glob<Messages>('../../shared/games/briscola-chiamata/messages/*/game.ts', {
  eager: true,
  import: 'GAME_MESSAGES',
});
const ITALIAN_NAMES = import.meta.glob<Messages>('../../shared/tricks/messages/*/tricks.ts', {
  eager: true,
  import: 'TRICK_MESSAGES',
});

describe.each(Object.keys(LETTERS))('%s', (file) => {
  const { COURT_LETTERS: letters = {}, COURT_GLYPHS: drawn = {} } = LETTERS[file] ?? {};
  const language = file.split('/')[2];
  const decks = [
    ['KQJ', FRENCH_NAMES[`../../shared/games/briscola-chiamata/messages/${language}/game.ts`]],
    ['RCF', ITALIAN_NAMES[`../../shared/tricks/messages/${language}/tricks.ts`]],
  ] as const;

  it.each(decks)('tells the courts %s apart by what their names begin with', (ranks, words = {}) => {
    const printed = [...ranks].map((rank) => letters[rank] ?? '');
    expect(new Set(printed).size).toBe(ranks.length);
    // K is the king's: a knight has chess's N.
    const initial = (rank: string) => translate(words, 'rank', { rank }).replace('knight', 'n').charAt(0).toUpperCase();
    expect(printed).toEqual([...ranks].map(initial));
    expect([...ranks].map((rank) => drawn[rank])).toEqual(printed.map((letter) => GLYPHS[letter]));
    // The words say the same letters.
    expect([...ranks].map((rank) => translate(words, 'rank.printed', { rank }))).toEqual(printed);
  });
});

it('the cards print the letters of their page', () => {
  for (const deck of [FRENCH, ITALIAN]) {
    for (const face of deck.faces) {
      const [, outline = ''] = / d="([^"]+)"/.exec(lettering(face.slice(0, -1), 0, 0, 100, 'black')) ?? [];
      expect(deck.draw(face, { fourColour: false }), face).toContain(outline);
    }
  }
});
