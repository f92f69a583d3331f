import { expect, it } from 'vitest';
import tressette from '../src/shared/games/tressette/index.ts';
import { dealText, mixedLevels, playMixedDeal } from './deal-text.ts';

const quick = { ...tressette, bots: { normal: tressette.bots.normal, expert: tressette.bots.easy } } as never;

it('tells a deal trick by trick with all hands, the same for the same seed, and of no level', () => {
  const text = dealText(quick, playMixedDeal(quick, 4, 3));
  expect(dealText(quick, playMixedDeal(quick, 4, 3))).toBe(text);
  const lines = text.trim().split('\n');
  // The deal, ten tricks and the result.
  expect(lines).toHaveLength(12);
  for (const line of lines.slice(1, -1))
    expect(line).toMatch(/^0\[.+\] 1\[.+\] 2\[.+\] 3\[.+\] \|( \d:(call \w+|\w\w)){4,5}$/);
  expect(text).not.toMatch(/normal|expert/);
});

it('seats both levels, an odd one by chance', () => {
  for (let seed = 0; seed < 50; seed++)
    for (const seats of [2, 3, 5, 6]) {
      const experts = mixedLevels(seats, seed).filter((level) => level === 'expert').length;
      expect(Math.abs(experts - seats / 2)).toBeLessThan(1);
    }
});
