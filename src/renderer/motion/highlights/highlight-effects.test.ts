import { describe, expect, it } from 'vitest';
import { HIGHLIGHT_KINDS, type Highlight } from '../scene.ts';
import { durationOf, effectsAt, type HighlightEffects, MAX_HIGHLIGHT_MS } from './highlight-effects.ts';

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
