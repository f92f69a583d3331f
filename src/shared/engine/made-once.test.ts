import { expect, it } from 'vitest';
import { interned } from './made-once.ts';
import { moveEvent } from './match.ts';

it('a move made once has one event a seat, any other move a new one each time; both have the same fields', () => {
  const move = interned({ type: 'guess', number: 3 });
  expect(moveEvent(1, move)).toBe(moveEvent(1, move));
  expect(moveEvent(0, move)).not.toBe(moveEvent(1, move));
  expect(moveEvent(1, { ...move })).not.toBe(moveEvent(1, { ...move }));
  for (const made of [move, { ...move }])
    expect(JSON.stringify(moveEvent(1, made))).toBe('{"by":1,"type":"guess","number":3}');
});
