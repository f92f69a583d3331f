import { describe, expect, it } from 'vitest';
import { formatColumn, NORMAL_Z_95, wilsonInterval } from './statistics.ts';

describe('Wilson’s interval', () => {
  it('is what tables of it say', () => {
    const [low, high] = wilsonInterval(8, 10, NORMAL_Z_95);
    expect([low, high].map((share) => share.toFixed(4))).toEqual(['0.4902', '0.9433']);
  });

  it('stays within 0 and 1 where nothing or everything succeeded', () => {
    expect(wilsonInterval(0, 20, NORMAL_Z_95)[0]).toBe(0);
    expect(wilsonInterval(20, 20, NORMAL_Z_95)[1]).toBeCloseTo(1);
    expect(wilsonInterval(0, 20, NORMAL_Z_95)[1].toFixed(3)).toBe('0.161');
  });
});

it('a column aligns numbers to the right', () => {
  expect(formatColumn(12345.6)).toBe('   12,346');
  expect(formatColumn(0.1234, { width: 7, digits: 2 })).toBe('   0.12');
});
