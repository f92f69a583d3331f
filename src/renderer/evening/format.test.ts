import { describe, expect, it } from 'vitest';
import { formatScore, parseScore } from './format.ts';

describe('a typed score', () => {
  it.each([
    ['12', 12],
    [' 7 ', 7],
    ['-40', -40],
    ['−40', -40],
    ['0', 0],
  ])('%s is %d', (typed, score) => {
    expect(parseScore(typed)).toBe(score);
  });

  it.each(['', '-', '1.5', '1e3', '1234567', 'ten', '--2'])('“%s” is none', (typed) => {
    expect(parseScore(typed)).toBeUndefined();
  });

  it('is read as it was written', () => {
    for (const score of [-40, 0, 12]) expect(parseScore(formatScore(score))).toBe(score);
  });
});
