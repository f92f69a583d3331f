import { describe, expect, it } from 'vitest';
import { flingOutcome } from './use-fling.ts';

describe('a card that is let go', () => {
  it('was played when it was taken far enough, however slowly', () => {
    expect(flingOutcome({ up: 120, aside: 0, speed: 0 })).toBe('play');
    expect(flingOutcome({ up: 120, aside: 200, speed: 0 })).toBe('play');
  });

  it('was played when it was flung, though not far', () => {
    expect(flingOutcome({ up: 40, aside: 10, speed: 0.9 })).toBe('play');
  });

  it('goes back when it hardly left the hand, or was drawn in again', () => {
    expect(flingOutcome({ up: 60, aside: 0, speed: 0.1 })).toBe('back');
    expect(flingOutcome({ up: 12, aside: 0, speed: 2 })).toBe('back');
    expect(flingOutcome({ up: 60, aside: 0, speed: -0.8 })).toBe('back');
  });

  it('goes back when it was moved along the hand', () => {
    expect(flingOutcome({ up: 30, aside: 150, speed: 0.9 })).toBe('back');
    expect(flingOutcome({ up: -50, aside: 120, speed: 0 })).toBe('back');
  });

  it('is put down when it was pulled towards oneself', () => {
    expect(flingOutcome({ up: -60, aside: 10, speed: -0.4 })).toBe('down');
  });
});
