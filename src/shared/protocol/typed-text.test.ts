import { describe, expect, it } from 'vitest';
import { isSameName } from './name-similarity.ts';
import { MAX_CHAT_GRAPHEMES, MAX_NAME_GRAPHEMES, readChatLine, readName } from './typed-text.ts';

const FAMILY = '👩‍👩‍👧';
const KISS = '👩🏽‍❤️‍💋‍👨🏿';

function fault(typed: string): string | undefined {
  const read = readName(typed);
  return 'refusal' in read ? read.refusal.reason : undefined;
}

/** By code point, as these characters are invisible. */
const at = (...points: number[]) => String.fromCodePoint(...points);

describe('a name', () => {
  it.each([
    'Ada',
    'Ñandú',
    'Nguyễn Thị',
    'محمد',
    'שָׁלוֹם',
    'สมชาย',
    '김민준',
    'O’Neill-Rossi 2',
    '7',
    FAMILY,
    KISS,
    `${FAMILY} Rossi`,
    '🏳️‍🌈',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🇮🇹',
    '1️⃣',
    '❤️',
    '👍🏾',
    '👨🏻‍🦰',
    '🧑‍🧑‍🧒‍🧒',
  ])('can be %s', (name) => {
    expect(readName(name)).toEqual({ name: name.normalize('NFC') });
  });

  it.each([
    ['Persian', 'می\u200cخواهم'],
    ['Persian, twice', 'نمی\u200cبیند\u200cشان'],
    ['Persian, behind a letter with a mark', 'خانهٔ\u200cما'],
    ['Urdu', 'بے\u200cنظیر'],
    ['Hindi', 'रक्\u200dषा'],
    ['Marathi', 'दर्\u200dया'],
    ['Bengali', 'র\u200d্যাব'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['Kannada', 'ರಾಜ್\u200cಕುಮಾರ್'],
    ['Malayalam', 'അവൻ\u200cറെ'],
  ])('has the sign between its letters that %s needs', (_, name) => {
    expect(readName(name)).toEqual({ name: name.normalize('NFC') });
    expect(readChatLine(name)).toEqual({ text: name.normalize('NFC') });
    expect(isSameName(name, name.replaceAll(/[\u200c\u200d]/g, ''))).toBe(true);
  });

  it.each([
    ['between Latin letters', 'A\u200cda'],
    ['between Cyrillic letters', 'А\u200cда'],
    ['between Hebrew letters', 'ש\u200cל'],
    ['at the beginning', '\u200cمی'],
    ['at the end', 'می\u200c'],
    ['twice', 'می\u200c\u200cخواهم'],
    ['before a blank', 'می\u200c خواهم'],
    ['between an Arabic and a Latin letter', 'ی\u200ca'],
    ['between Arabic digits', '۱\u200c۲'],
    ['that joins, in Arabic', 'می\u200dخواهم'],
  ])('has no such sign %s', (_, name) => {
    expect(fault(name)).toBe('name-strange');
  });

  it('stands without blanks around it, and with one where there are several', () => {
    expect(readName('  Ada \u00a0  B ')).toEqual({ name: 'Ada B' });
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \u3000\u00a0'],
    ['the blank of braille', at(0x2800, 0x2800)],
    ['a mark without a letter', at(0x301)],
    ['a note without a head', at(0x1d159)],
    ['a blank of hieroglyphs', at(0x13441, 0x13442)],
  ])('is missing where there is only %s', (_, typed) => {
    expect(fault(typed)).toBe('name-empty');
  });

  it.each([
    ['a line break', 'Ada\nB'],
    ['a line separator', `Ada${at(0x2028)}B`],
    ['a tabulator', 'Ada\tB'],
    ['a control', `Ada${at(0)}`],
    ['an override of direction', `Ada${at(0x202e)}`],
    ['an isolate', `${at(0x2066)}Ada${at(0x2069)}`],
    ['a mark of direction', `Ada${at(0x200f)}`],
    ['a blank without width', `A${at(0x200b)}da`],
    ['a joiner between letters', `A${at(0x200d)}da`],
    ['a joiner behind an emoji', `👩${at(0x200d)}`],
    ['a joiner before an emoji', `A${at(0x200d)}👩`],
    ['a selector behind a letter', `A${at(0xfe0f)}da`],
    ['a soft hyphen', `A${at(0xad)}da`],
    ['a filler', `Ada${at(0x3164)}`],
    ['tags behind a letter', `Ada${at(0xe0067, 0xe007f)}`],
    ['a blank of braille', `Ada${at(0x2800)}`],
    ['a note without a head', `Ada${at(0x1d159)}`],
    ['a blank of hieroglyphs', `Ada${at(0x13441)}`],
    ['a place for a picture', `Ada${at(0xfffc)}`],
    ['a private sign', `Ada${at(0xe000)}`],
    ['half a sign', 'Ada\ud83d'],
    ['a heap of marks', `A${at(0x301).repeat(6)}da`],
    ['a chain of joined emoji', Array(5).fill('👩').join(at(0x200d))],
  ])('can’t hide %s', (_, typed) => {
    expect(fault(typed)).toBe('name-strange');
  });

  it('has as many letters as a person counts', () => {
    expect(fault('x'.repeat(MAX_NAME_GRAPHEMES))).toBeUndefined();
    expect(fault('x'.repeat(MAX_NAME_GRAPHEMES + 1))).toBe('name-long');
    expect(fault(KISS.repeat(MAX_NAME_GRAPHEMES))).toBeUndefined();
    expect(fault(KISS.repeat(MAX_NAME_GRAPHEMES + 1))).toBe('name-long');
    expect(fault('x'.repeat(100_000))).toBe('name-long');
  });
});

describe('a line of chat', () => {
  it('may be as long as two hundred letters, families among them', () => {
    expect(readChatLine(` ${FAMILY.repeat(MAX_CHAT_GRAPHEMES)}`)).toEqual({ text: FAMILY.repeat(MAX_CHAT_GRAPHEMES) });
    expect(readChatLine('x'.repeat(MAX_CHAT_GRAPHEMES + 1))).toMatchObject({ refusal: { reason: 'said-long' } });
    expect(readChatLine('a\u202eb')).toMatchObject({ refusal: { reason: 'said-strange' } });
    expect(readChatLine('  ')).toMatchObject({ refusal: { reason: 'said-nothing' } });
  });
});
