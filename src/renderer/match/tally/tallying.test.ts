import { describe, expect, it } from 'vitest';
import { JUDGED, OVER, STRUCK, stepAt, tallyingAt } from './tallying.ts';

const LONGEST = 1500;

describe('a score that is counted', () => {
  it('is counted, struck and judged, in this order, each in a breath', () => {
    expect(tallyingAt(0, false)).toEqual({ share: 0, isStruck: false, isJudged: false });
    expect(tallyingAt(400, false)).toMatchObject({ share: 0.5, isStruck: false });
    expect(tallyingAt(STRUCK, false)).toEqual({ share: 1, isStruck: true, isJudged: false });
    expect(tallyingAt(JUDGED, false)).toEqual({ share: 1, isStruck: true, isJudged: true });
    expect(JUDGED).toBeLessThanOrEqual(LONGEST);
    expect(OVER - JUDGED).toBeLessThanOrEqual(LONGEST);
  });

  it('stands there at once where motion is reduced, and is judged no sooner', () => {
    expect(tallyingAt(0, true)).toEqual({ share: 1, isStruck: false, isJudged: false });
    expect(tallyingAt(JUDGED, true)).toEqual(tallyingAt(JUDGED, false));
  });

  it('goes through all its steps and stays at the last', () => {
    const steps = ['4', '15', '40'];
    expect([0, 0.3, 0.4, 0.7, 0.99, 1].map((share) => stepAt(steps, share))).toEqual([
      '4',
      '4',
      '15',
      '40',
      '40',
      '40',
    ]);
    expect(stepAt([], 1)).toBe('');
  });
});
