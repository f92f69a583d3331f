import { describe, expect, it } from 'vitest';
import { freeName, isSameName, LONGEST_LINE, LONGEST_NAME, readLine, readName } from './names.ts';

const FAMILY = '👩‍👩‍👧';
const KISS = '👩🏽‍❤️‍💋‍👨🏿';

function fault(typed: string): string | undefined {
  const read = readName(typed);
  return 'refusal' in read ? read.refusal.reason : undefined;
}

/** By code point, so that the test shows what can't be seen. */
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
    expect(fault('x'.repeat(LONGEST_NAME))).toBeUndefined();
    expect(fault('x'.repeat(LONGEST_NAME + 1))).toBe('name-long');
    expect(fault(KISS.repeat(LONGEST_NAME))).toBeUndefined();
    expect(fault(KISS.repeat(LONGEST_NAME + 1))).toBe('name-long');
    expect(fault('x'.repeat(100_000))).toBe('name-long');
  });
});

describe('a line of chat', () => {
  it('may be as long as two hundred letters, families among them', () => {
    expect(readLine(` ${FAMILY.repeat(LONGEST_LINE)}`)).toEqual({ text: FAMILY.repeat(LONGEST_LINE) });
    expect(readLine('x'.repeat(LONGEST_LINE + 1))).toMatchObject({ refusal: { reason: 'said-long' } });
    expect(readLine('a\u202eb')).toMatchObject({ refusal: { reason: 'said-strange' } });
    expect(readLine('  ')).toMatchObject({ refusal: { reason: 'said-nothing' } });
  });
});

describe('names at one table', () => {
  it('are the same where nobody could tell them apart', () => {
    expect(isSameName('Ada', ' ada')).toBe(true);
    expect(isSameName('Ａda', 'Ada')).toBe(true);
    expect(isSameName('❤️', '❤')).toBe(true);
    expect(isSameName('Ada', 'Ada 2')).toBe(false);
    for (const other of ['Àda', 'A\u0301da', 'Аda', 'АDА', 'A d a', 'A\u2800da', 'Ad\u200ba', 'ΑDΑ', '𝐀𝐝𝐚']) {
      expect([other, isSameName('Ada', other)]).toEqual([other, true]);
    }
    for (const [one, other] of [
      ['Ilia', 'llia'],
      ['Ilia', 'ILIA'],
      ['Bob1', 'Bobl'],
      ['Otto', '0tt0'],
      ['Nico', 'Niсо'],
    ] as const) {
      expect([one, other, isSameName(one, other)]).toEqual([one, other, true]);
    }
  });

  it('are others where people tell them apart', () => {
    const others = [
      ['Ila', 'Lia'],
      ['Lia', 'Lea'],
      ['Ali', 'All'],
      ['नीता', 'नूता'],
      ['สมชาย', 'สมชัย'],
      ['がく', 'かく'],
      ['Ada', 'Adam'],
    ] as const;
    for (const [one, other] of others) expect([one, other, isSameName(one, other)]).toEqual([one, other, false]);
  });

  it('become different by a number', () => {
    expect(freeName('Ada', ['Bea'])).toBe('Ada');
    expect(freeName('Ada', ['ada', 'Bea'])).toBe('Ada 2');
    expect(freeName('Ada', ['Ada', 'Ada 2'])).toBe('Ada 3');
    expect(freeName(FAMILY.repeat(20), [FAMILY.repeat(20)])).toBe(`${FAMILY.repeat(18)} 2`);
  });
});
