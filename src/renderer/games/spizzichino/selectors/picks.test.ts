import { describe, expect, it } from 'vitest';
import { choiceOf, nextPurpose, pick, picksOf, purposeOf } from './picks.ts';

const picked = (...stacks: number[]) => stacks.reduce<readonly string[]>((held, stack) => pick(held, stack), []);

describe('picking piles', () => {
  it('first two for the hand, then two to turn up', () => {
    expect(nextPurpose([])).toBe('hand');
    expect(picksOf(picked(3, 0, 7))).toEqual({ hand: [3, 0], up: [7] });
    expect(nextPurpose(picked(3, 0, 7))).toBe('up');
    expect(nextPurpose(picked(3, 0, 7, 1))).toBeUndefined();
  });

  it('makes a choice of four, in the order they were picked', () => {
    expect(choiceOf(picked(3, 0, 7))).toBeUndefined();
    expect(choiceOf(picked(3, 0, 7, 1))).toEqual({ type: 'choose', hand: [3, 0], up: [7, 1] });
  });

  it('puts a pile back that is picked again, and fills its place next', () => {
    const held = pick(picked(3, 0, 7, 1), 0);
    expect(picksOf(held)).toEqual({ hand: [3], up: [7, 1] });
    expect(nextPurpose(held)).toBe('hand');
    expect(choiceOf(pick(held, 5))).toEqual({ type: 'choose', hand: [3, 5], up: [7, 1] });
  });

  it('takes no fifth, and no third for one purpose', () => {
    expect(pick(picked(3, 0, 7, 1), 5)).toEqual(picked(3, 0, 7, 1));
    expect(pick(picked(3, 0), 5, 'hand')).toEqual(picked(3, 0));
  });

  it('a pile dragged somewhere is meant for that, also if it was picked for something else', () => {
    expect(purposeOf(pick([], 4, 'up'), 4)).toBe('up');
    expect(picksOf(pick(picked(3, 0), 3, 'up'))).toEqual({ hand: [0], up: [3] });
    expect(pick(pick([], 4, 'up'), 4, 'up')).toEqual([]);
  });
});
