import { describe, expect, it } from 'vitest';
import { distance } from './focus.ts';

const box = (x: number, y: number) => ({ left: x, right: x + 10, top: y, bottom: y + 10 });

describe('moving the focus', () => {
  it('finds only what lies in the direction', () => {
    expect(distance(box(0, 0), box(50, 0), 'right')).toBe(50);
    expect(distance(box(0, 0), box(50, 0), 'left')).toBe(Number.POSITIVE_INFINITY);
    expect(distance(box(0, 0), box(0, -30), 'up')).toBe(30);
    expect(distance(box(0, 0), box(0, -30), 'down')).toBe(Number.POSITIVE_INFINITY);
  });

  it('prefers what lies straight ahead to what lies nearer but aside', () => {
    const ahead = distance(box(0, 0), box(60, 0), 'right');
    const aside = distance(box(0, 0), box(40, 30), 'right');
    expect(ahead).toBeLessThan(aside);
  });
});
