import { describe, expect, it } from 'vitest';
import { at, last, present } from './at.ts';

describe('what is known to be there', () => {
  it('is handed on, whatever it is', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    expect(at([1, null, 0], 1)).toBeNull();
    expect(last([1, 0])).toBe(0);
    expect(present(0, 'seat')).toBe(0);
    expect(present('', 'name')).toBe('');
  });

  it('is named where it is not there after all', () => {
    expect(() => at(['a', 'b'], 2)).toThrow('no item 2 in a list of 2');
    expect(() => at(['a', 'b'], -1)).toThrow('no item -1 in a list of 2');
    expect(() => last([])).toThrow('no item -1 in a list of 0');
    expect(() => present(null, 'dealer')).toThrow('there is no dealer');
    expect(() => present(undefined, 'dealer')).toThrow('there is no dealer');
  });
});
