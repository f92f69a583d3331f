import { describe, expect, it } from 'vitest';
import { firstGrapheme, graphemesOf } from './characters.ts';

describe('the letters of a text', () => {
  it('are what a person sees', () => {
    expect(graphemesOf('Zoë')).toEqual(['Z', 'o', 'ë']);
    expect(graphemesOf('Zoe\u0308')).toEqual(['Z', 'o', 'e\u0308']);
    expect(graphemesOf('👩‍👩‍👧🏳️‍🌈🇮🇹')).toEqual(['👩‍👩‍👧', '🏳️‍🌈', '🇮🇹']);
  });
});

describe('the initial of a name', () => {
  it('is its first letter, whole', () => {
    expect(firstGrapheme(' ada')).toBe('A');
    expect(firstGrapheme('👩‍👩‍👧 Rossi')).toBe('👩‍👩‍👧');
    expect(firstGrapheme('')).toBe('');
  });
});
