import { describe, expect, it } from 'vitest';
import type { Highlight } from '../scene.ts';
import { durationOf, NO_EFFECTS } from './highlight-effects.ts';
import { advanceHighlight, FADE_OUT_MS, newTimeline, setHighlight, skipHighlight } from './highlight-timeline.ts';

const TEMPO = { speed: 1, reduced: false };
const UNMASKED: Highlight = { kind: 'unmasked', name: '1', seats: [1, 3] };
const TAKEN: Highlight = { kind: 'taken', name: '2', seats: [0] };

const light = (stage: ReturnType<typeof newTimeline>, seat: number): number => stage.shown.plates.get(seat) ?? 0;

describe('the stage, by a stepped clock', () => {
  it('moves as long as the occasion lasts, and then rests, as long as it is there', () => {
    const stage = newTimeline();
    expect(advanceHighlight(stage, 0, TEMPO)).toBe(false);
    setHighlight(stage, UNMASKED, 1000);
    for (let ms = 0; ms < durationOf(UNMASKED); ms += 50)
      expect(advanceHighlight(stage, 1000 + ms, TEMPO), `${ms}`).toBe(true);
    expect(advanceHighlight(stage, 1000 + durationOf(UNMASKED), TEMPO)).toBe(false);
    expect([light(stage, 1), light(stage, 3)]).toEqual([1, 1]);
    expect(advanceHighlight(stage, 99_000, TEMPO)).toBe(false);
  });

  it('is over in half the time at twice the speed', () => {
    const stage = newTimeline();
    setHighlight(stage, UNMASKED, 0);
    expect(advanceHighlight(stage, durationOf(UNMASKED) / 2 - 10, { ...TEMPO, speed: 2 })).toBe(true);
    expect(advanceHighlight(stage, durationOf(UNMASKED) / 2, { ...TEMPO, speed: 2 })).toBe(false);
  });

  it('does not begin anew where the scene says the same once more', () => {
    const stage = newTimeline();
    setHighlight(stage, UNMASKED, 0);
    setHighlight(stage, { ...UNMASKED }, 700);
    advanceHighlight(stage, 900, TEMPO);
    expect(stage.shown.thread).toBe(1);
  });

  it('lets what is left go softly while the next one comes, and nothing stays of it', () => {
    const stage = newTimeline();
    setHighlight(stage, UNMASKED, 0);
    advanceHighlight(stage, 600, TEMPO);
    const dark = stage.shown.lamp;
    setHighlight(stage, TAKEN, 600);
    advanceHighlight(stage, 610, TEMPO);
    expect(Math.abs(stage.shown.lamp - dark)).toBeLessThan(0.1);
    expect(light(stage, 1)).toBeGreaterThan(0.8);
    expect(advanceHighlight(stage, 600 + FADE_OUT_MS, TEMPO)).toBe(false);
    expect(stage.shown.lamp).toBe(1);
    expect([light(stage, 0), light(stage, 1)]).toEqual([1, 0]);
    setHighlight(stage, undefined, 5000);
    expect(advanceHighlight(stage, 5000, TEMPO)).toBe(true);
    expect(advanceHighlight(stage, 5000 + FADE_OUT_MS, TEMPO)).toBe(false);
    expect(stage.shown).toEqual({ ...NO_EFFECTS, plates: new Map(), risen: new Map() });
  });

  it('is at its end once somebody has seen enough', () => {
    const stage = newTimeline();
    setHighlight(stage, UNMASKED, 0);
    advanceHighlight(stage, 100, TEMPO);
    skipHighlight(stage);
    expect(advanceHighlight(stage, 101, TEMPO)).toBe(false);
    expect(stage.shown.thread).toBe(1);
    expect(stage.shown.lamp).toBeCloseTo(1);
  });
});
