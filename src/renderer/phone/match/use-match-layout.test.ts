import { describe, expect, it } from 'vitest';
import { matchLayoutIn } from './use-match-layout.ts';

const held = (width: number, height: number, letters = 1) => matchLayoutIn({ width, height }, letters);

describe('how a match lies on a phone', () => {
  it('is one column upright and two on its side', () => {
    expect(held(375, 548)).toBe('upright');
    expect(held(548, 375)).toBe('side');
    expect(held(568, 320)).toBe('side');
    expect(held(1280, 720)).toBe('upright');
  });

  it('is a page that scrolls where large letters leave no room', () => {
    expect(held(375, 548, 2)).toBe('scrolled');
    expect(held(412, 915, 2)).toBe('scrolled');
    expect(held(548, 375, 2)).toBe('scrolled');
    expect(held(800, 1100, 2)).toBe('upright');
  });
});
