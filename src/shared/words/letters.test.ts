import { describe, expect, it } from 'vitest';
import { initialOf, lettersOf } from './letters.ts';

describe('the letters of a text', () => {
  it('are what a person sees', () => {
    expect(lettersOf('Zoë')).toEqual(['Z', 'o', 'ë']);
    expect(lettersOf('Zoe\u0308')).toEqual(['Z', 'o', 'e\u0308']);
    expect(lettersOf('👩‍👩‍👧🏳️‍🌈🇮🇹')).toEqual(['👩‍👩‍👧', '🏳️‍🌈', '🇮🇹']);
  });
});

describe('the initial of a name', () => {
  it('is its first letter, whole', () => {
    expect(initialOf(' ada')).toBe('A');
    expect(initialOf('👩‍👩‍👧 Rossi')).toBe('👩‍👩‍👧');
    expect(initialOf('')).toBe('');
  });
});
