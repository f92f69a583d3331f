import { describe, expect, it } from 'vitest';
import type { Occasion } from '../api.ts';
import { lastsOf, NOTHING } from './effects.ts';
import { cue, GOES, newStage, play, skipStage } from './stage.ts';

const TEMPO = { speed: 1, reduced: false };
const UNMASKED: Occasion = { kind: 'unmasked', name: '1', seats: [1, 3] };
const TAKEN: Occasion = { kind: 'taken', name: '2', seats: [0] };

const light = (stage: ReturnType<typeof newStage>, seat: number): number => stage.shown.plates.get(seat) ?? 0;

describe('the stage, by a stepped clock', () => {
  it('moves as long as the occasion lasts, and then rests, as long as it is there', () => {
    const stage = newStage();
    expect(play(stage, 0, TEMPO)).toBe(false);
    cue(stage, UNMASKED, 1000);
    for (let ms = 0; ms < lastsOf(UNMASKED); ms += 50) expect(play(stage, 1000 + ms, TEMPO), `${ms}`).toBe(true);
    expect(play(stage, 1000 + lastsOf(UNMASKED), TEMPO)).toBe(false);
    expect([light(stage, 1), light(stage, 3)]).toEqual([1, 1]);
    expect(play(stage, 99_000, TEMPO)).toBe(false);
  });

  it('is over in half the time at twice the speed', () => {
    const stage = newStage();
    cue(stage, UNMASKED, 0);
    expect(play(stage, lastsOf(UNMASKED) / 2 - 10, { ...TEMPO, speed: 2 })).toBe(true);
    expect(play(stage, lastsOf(UNMASKED) / 2, { ...TEMPO, speed: 2 })).toBe(false);
  });

  it('does not begin anew where the scene says the same once more', () => {
    const stage = newStage();
    cue(stage, UNMASKED, 0);
    cue(stage, { ...UNMASKED }, 700);
    play(stage, 900, TEMPO);
    expect(stage.shown.thread).toBe(1);
  });

  it('lets what is left go softly while the next one comes, and nothing stays of it', () => {
    const stage = newStage();
    cue(stage, UNMASKED, 0);
    play(stage, 600, TEMPO);
    const dark = stage.shown.lamp;
    cue(stage, TAKEN, 600);
    play(stage, 610, TEMPO);
    expect(Math.abs(stage.shown.lamp - dark)).toBeLessThan(0.1);
    expect(light(stage, 1)).toBeGreaterThan(0.8);
    expect(play(stage, 600 + GOES, TEMPO)).toBe(false);
    expect(stage.shown.lamp).toBe(1);
    expect([light(stage, 0), light(stage, 1)]).toEqual([1, 0]);
    cue(stage, undefined, 5000);
    expect(play(stage, 5000, TEMPO)).toBe(true);
    expect(play(stage, 5000 + GOES, TEMPO)).toBe(false);
    expect(stage.shown).toEqual({ ...NOTHING, plates: new Map(), risen: new Map() });
  });

  it('is at its end once somebody has seen enough', () => {
    const stage = newStage();
    cue(stage, UNMASKED, 0);
    play(stage, 100, TEMPO);
    skipStage(stage);
    expect(play(stage, 101, TEMPO)).toBe(false);
    expect(stage.shown.thread).toBe(1);
    expect(stage.shown.lamp).toBeCloseTo(1);
  });
});
