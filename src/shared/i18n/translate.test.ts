import { describe, expect, it } from 'vitest';
import { translate } from './translate.ts';

const WORDS = { sum: '{n, plural, one {# point} other {# points}} at table {place}', bare: '{n}' };

describe('a sentence', () => {
  it('counts as its language does', () =>
    expect(translate(WORDS, 'sum', { n: 1, place: 'a' })).toBe('1 point at table a'));
  it('writes a number below zero with a minus', () => {
    expect(translate(WORDS, 'sum', { n: -2, place: 'viva-2' })).toBe('−2 points at table viva-2');
    expect(translate(WORDS, 'bare', { n: -12 })).toBe('−12');
  });
  it('that is missing shows its key', () => expect(translate(WORDS, 'nothing', { n: 1 })).toBe('nothing'));
});
