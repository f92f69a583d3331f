import { describe, expect, it } from 'vitest';
import { HIGHLIGHT_KINDS, type Highlight } from '../scene.ts';
import {
  advanceHighlight,
  durationOf,
  effectsAt,
  FADE_OUT_MS,
  type HighlightEffects,
  MAX_HIGHLIGHT_MS,
  NO_EFFECTS,
  newTimeline,
  setHighlight,
  skipHighlight,
} from './highlight-timeline.ts';

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

const occasion = (kind: Highlight['kind']): Highlight => ({ kind, name: kind, seats: [0, 2], cards: ['a', 'b', 'c'] });
const FRAME = 16;

/** A highlight frame by frame. */
function film(kind: Highlight['kind'], reduced = false): HighlightEffects[] {
  const frames = Math.ceil(durationOf({ kind }) / FRAME);
  return Array.from({ length: frames + 1 }, (_, k) => effectsAt(occasion(kind), k * FRAME, reduced));
}

describe.each(HIGHLIGHT_KINDS)('%s', (kind) => {
  it('takes no longer than a breath, and then stands', () => {
    const lasts = durationOf({ kind });
    expect(lasts).toBeLessThanOrEqual(MAX_HIGHLIGHT_MS);
    expect(effectsAt(occasion(kind), lasts + 10_000, false)).toEqual(effectsAt(occasion(kind), lasts, false));
  });

  it('begins with what was there, and changes without a jump', () => {
    const frames = film(kind);
    expect(frames[0]).toMatchObject({ lamp: 1, cold: 0, jolt: 0 });
    expect(frames[0]?.plates.every((light) => light === 0)).toBe(true);
    for (const [k, { lamp }] of frames.entries()) {
      expect(Math.abs(lamp - (frames[k - 1]?.lamp ?? lamp)), `${k * FRAME} ms`).toBeLessThan(0.2);
      expect(lamp).toBeGreaterThan(0.3);
      expect(lamp).toBeLessThan(1.5);
    }
  });

  it('is light alone where motion is reduced', () => {
    for (const { risen, jolt, thread } of film(kind, true)) {
      expect([jolt, thread, ...risen]).toEqual([0, 1, 0, 0, 0]);
    }
    const lamps = film(kind).map(({ lamp, plates }) => [lamp, plates]);
    expect(film(kind, true).map(({ lamp, plates }) => [lamp, plates])).toEqual(lamps);
  });

  it('looks like no other', () => {
    for (const other of HIGHLIGHT_KINDS.filter((one) => one !== kind)) expect(film(other)).not.toEqual(film(kind));
  });
});

it('leaves its cards where they lay, but for a play that is called out: that one stays in sight', () => {
  for (const kind of HIGHLIGHT_KINDS) {
    const { risen } = effectsAt(occasion(kind), MAX_HIGHLIGHT_MS, false);
    for (const one of risen) expect(one, kind).toBe(kind === 'caught' ? 1 : 0);
  }
});

describe('the unmasking of the teammate', () => {
  const at = (ms: number): HighlightEffects => effectsAt(occasion('unmasked'), ms, false);

  it('is darkness, the thread from the first plate to the second, and light again', () => {
    expect(at(260).lamp).toBeLessThan(0.5);
    expect(at(260).plates).toEqual([1, 0]);
    expect(at(200).thread).toBe(0);
    expect(at(520).thread).toBeGreaterThan(0.2);
    expect(at(520).thread).toBeLessThan(0.9);
    expect(at(820).thread).toBe(1);
    expect(at(800).plates[1]).toBe(0);
    expect(at(1000).plates).toEqual([1, 1]);
    expect(at(1000).lamp).toBeLessThan(0.5);
    expect(at(1450).lamp).toBeCloseTo(1);
  });
});
