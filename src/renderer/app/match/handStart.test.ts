import { describe, expect, it } from 'vitest';
import { handStart } from './handStart.ts';

describe('a hand played by keys', () => {
  it('begins at the first card that may be played', () => {
    expect(handStart([{ playable: false }, {}, { playable: true }, { playable: true }])).toBe(2);
  });

  it('begins at the first card while none may be', () => {
    expect(handStart([{ playable: false }, {}])).toBe(0);
    expect(handStart([])).toBe(0);
  });
});
