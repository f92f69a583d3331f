import { describe, expect, it } from 'vitest';
import { firstPlayableIndex } from './table-keys.ts';

describe('a hand played by keys', () => {
  it('begins at the first card that may be played', () => {
    expect(firstPlayableIndex([{ playable: false }, {}, { playable: true }, { playable: true }])).toBe(2);
  });

  it('begins at the first card while none may be', () => {
    expect(firstPlayableIndex([{ playable: false }, {}])).toBe(0);
    expect(firstPlayableIndex([])).toBe(0);
  });
});
