import { describe, expect, it } from 'vitest';
import { countStepAt, END_MS, STRUCK_MS, scoreAnimationAt, VERDICT_MS } from './timeline.ts';

const LONGEST = 1500;

describe('a score that is counted', () => {
  it('is judged, counted and struck, in this order, each in a breath', () => {
    expect(scoreAnimationAt(0, false)).toEqual({ share: 0, isStruck: false, isJudged: false });
    expect(scoreAnimationAt(VERDICT_MS, false)).toEqual({ share: 0, isStruck: false, isJudged: true });
    expect(scoreAnimationAt(1050, false)).toEqual({ share: 0.5, isStruck: false, isJudged: true });
    expect(scoreAnimationAt(STRUCK_MS, false)).toEqual({ share: 1, isStruck: true, isJudged: true });
    expect(STRUCK_MS - VERDICT_MS).toBeLessThanOrEqual(LONGEST);
    expect(END_MS - STRUCK_MS).toBeLessThanOrEqual(LONGEST);
  });

  it('stands there at once where motion is reduced, and is judged no sooner', () => {
    expect(scoreAnimationAt(0, true)).toEqual({ share: 1, isStruck: false, isJudged: false });
    expect(scoreAnimationAt(VERDICT_MS, true).isJudged).toBe(true);
  });

  it('goes through all its steps and stays at the last', () => {
    const steps = ['4', '15', '40'];
    expect([0, 0.3, 0.4, 0.7, 0.99, 1].map((share) => countStepAt(steps, share))).toEqual([
      '4',
      '4',
      '15',
      '40',
      '40',
      '40',
    ]);
    expect(countStepAt([], 1)).toBe('');
  });
});
