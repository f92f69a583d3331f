import { expect, it } from 'vitest';
import { beliefRowsOf } from './Belief.tsx';

it('everybody but who called has a row, and what is missing to certainty is nobody’s', () => {
  expect(beliefRowsOf({ caller: 1, chances: [0.25, 0, 0.5, 0.125] })).toEqual([
    { seat: 0, percent: 25 },
    { seat: 2, percent: 50 },
    { seat: 3, percent: 13 },
    { seat: null, percent: 13 },
  ]);
  expect(beliefRowsOf({ caller: 0, chances: [0, 1 + 1e-12] })).toEqual([
    { seat: 1, percent: 100 },
    { seat: null, percent: 0 },
  ]);
});
