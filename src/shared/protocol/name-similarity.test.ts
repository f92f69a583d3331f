import { describe, expect, it } from 'vitest';
import { freeName, isSameName, nameOrEmpty, readPersonName } from './name-similarity.ts';

const FAMILY = '👩‍👩‍👧';

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

describe('a name in letters that look like others', () => {
  it.each([
    ['Ada', 'Ɑda', 'a of phonetics, large'],
    ['Ada', 'Adɑ', 'a of phonetics'],
    ['Nina', 'Nına', 'i without its dot'],
    ['Gigi', 'ɡiɡi', 'g of phonetics'],
    ['Ada', 'ᎪᎠᎪ', 'Cherokee'],
    ['Ada', 'ꭺꭰꭺ', 'small Cherokee'],
    ['Ada', 'ꓮꓓꓮ', 'Lisu'],
    ['Bob', 'ꓐꓳꓐ', 'Lisu'],
    ['Leo', 'ꓡꓰꓳ', 'Lisu'],
    ['Ilia', 'ꓲlia', 'Lisu'],
    ['Anna', 'ᴀɴɴᴀ', 'small capitals'],
    ['Bob', 'Ьоb', 'Cyrillic'],
    ['Vera', 'ѵera', 'one mixed Cyrillic letter'],
    ['Mona', 'Moոa', 'one mixed Armenian letter'],
    ['Coco', 'ϹοϹο', 'Greek'],
  ])('%s is not %s: %s', (name, other) => {
    expect(isSameName(name, other)).toBe(true);
  });

  it.each(['Niсo', 'ѵera', 'Moոa', 'Ада\u0061', 'Ωmega', 'ꓲlia', 'Ada Bοb'])(
    '%s mixes alphabets in one word',
    (name) => {
      expect(readPersonName(name)).toMatchObject({ refusal: { reason: 'name-mixed' } });
      expect(nameOrEmpty(name)).toBe('');
    },
  );

  it.each([
    'Ада',
    'Αθηνά',
    'Ada Ада',
    'はなこ',
    'ハナ子',
    'K子',
    '김민준',
    'Ñandú 2',
    'Dvořák',
    'Łukasz',
    'Işıl',
    'می\u200cخواهم',
  ])('%s is nobody else’s', (name) => {
    expect(readPersonName(name)).toEqual({ name: name.normalize('NFC') });
  });
});
