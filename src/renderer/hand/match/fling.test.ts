import { describe, expect, it } from 'vitest';
import { flung } from './fling.ts';

describe('a card that is let go', () => {
  it('was played when it was taken far enough, however slowly', () => {
    expect(flung({ up: 120, aside: 0, speed: 0 })).toBe('play');
    expect(flung({ up: 120, aside: 200, speed: 0 })).toBe('play');
  });

  it('was played when it was flung, though not far', () => {
    expect(flung({ up: 40, aside: 10, speed: 0.9 })).toBe('play');
  });

  it('goes back when it hardly left the hand, or was drawn in again', () => {
    expect(flung({ up: 60, aside: 0, speed: 0.1 })).toBe('back');
    expect(flung({ up: 12, aside: 0, speed: 2 })).toBe('back');
    expect(flung({ up: 60, aside: 0, speed: -0.8 })).toBe('back');
  });

  it('goes back when it was moved along the hand', () => {
    expect(flung({ up: 30, aside: 150, speed: 0.9 })).toBe('back');
    expect(flung({ up: -50, aside: 120, speed: 0 })).toBe('back');
  });

  it('is put down when it was pulled towards oneself', () => {
    expect(flung({ up: -60, aside: 10, speed: -0.4 })).toBe('down');
  });
});
