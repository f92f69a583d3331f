import { describe, expect, it } from 'vitest';
import type { PaperSlip } from '../scene.ts';
import {
  fitText,
  LEADING,
  type MeasureText,
  moveSlips,
  remainingSlips,
  SLIP_SLIDE_MS,
  type SlipState,
  updateSlips,
} from './slips.ts';

const TEMPO = { speed: 1, reduced: false };
const at = (x: number) => ({ x, z: 0, turn: 0 });
const slip = (more: Partial<PaperSlip> = {}): PaperSlip => ({
  key: 'a',
  text: 'K',
  place: at(10),
  from: at(30),
  ...more,
});

function lay(lying: readonly SlipState[], slips: readonly PaperSlip[], now: number, tempo = TEMPO): SlipState[] {
  return updateSlips(lying, slips, (place) => place, 1, tempo, now);
}

function movedTo(lying: SlipState[], now: number): SlipState[] {
  moveSlips(lying, now, TEMPO);
  return remainingSlips(lying);
}

describe('a slip of paper', () => {
  it('slides out from its seat, and rests', () => {
    const lying = lay([], [slip()], 0);
    expect(moveSlips(lying, 1, TEMPO)).toBe(true);
    expect(lying[0]?.pose.x).toBeGreaterThan(25);
    expect(moveSlips(lying, SLIP_SLIDE_MS, TEMPO)).toBe(false);
    expect(lying[0]?.pose).toMatchObject({ x: 10, flip: 0, alpha: 1 });
  });

  it('is turned over in the air, and stays where it lies if nothing is said of it', () => {
    const out = movedTo(lay([], [slip()], 0), SLIP_SLIDE_MS);
    const same = lay(out, [slip()], 5000);
    expect(moveSlips(same, 5001, TEMPO)).toBe(false);
    const turned = lay(same, [slip({ turned: true })], 6000);
    moveSlips(turned, 6000 + SLIP_SLIDE_MS / 2, TEMPO);
    expect(turned[0]?.pose.y).toBeGreaterThan(2);
    expect(turned[0]?.pose.flip).toBeCloseTo(90);
    moveSlips(turned, 6000 + SLIP_SLIDE_MS, TEMPO);
    expect(turned[0]?.pose).toMatchObject({ x: 10, flip: 180 });
  });

  it('goes back where it came from, and is gone; another one has a row of its own meanwhile', () => {
    const out = movedTo(lay([], [slip()], 0), SLIP_SLIDE_MS);
    const both = lay(out, [slip({ key: 'b', text: '4' })], 1000);
    expect(new Set(both.map(({ row }) => row)).size).toBe(2);
    const later = movedTo(both, 1000 + SLIP_SLIDE_MS);
    expect(later.map(({ slip }) => slip.key)).toEqual(['b']);
  });

  it('fades in where motion is reduced, and does not move', () => {
    const lying = lay([], [slip()], 0, { speed: 1, reduced: true });
    expect(lying[0]?.pose).toMatchObject({ x: 10, alpha: 0 });
    moveSlips(lying, SLIP_SLIDE_MS / 2, TEMPO);
    expect(lying[0]?.pose.x).toBe(10);
  });
});

/** Letters that are all half as wide as high. */
const pen: MeasureText = (words) => words.length / 2;
const BROAD = 1.5;

describe('what is written on a slip', () => {
  it.each(['K', '2 · 120', 'Damnatio memoriae', 'The gods are silent', 'Unaussprechlichkeiten', ''])(
    'fits: %s',
    (text) => {
      const { lines, size } = fitText(text, pen, BROAD);
      expect(lines.join(' ')).toBe(text);
      expect(size).toBeGreaterThan(0);
      for (const line of lines) expect(pen(line) * size).toBeLessThanOrEqual(BROAD);
      expect(lines.length * size * (lines.length > 1 ? LEADING : 1)).toBeLessThanOrEqual(1);
    },
  );

  it('fills its slip with a rank', () => {
    expect(fitText('K', pen, BROAD)).toEqual({ lines: ['K'], size: 0.9 });
  });

  it('breaks where that makes it larger, and nowhere else', () => {
    expect(fitText('Damnatio memoriae', pen, BROAD).lines).toEqual(['Damnatio', 'memoriae']);
    expect(fitText('The gods are silent', pen, BROAD).lines).toEqual(['The gods', 'are', 'silent']);
    expect(fitText('to be', pen, 4).lines).toEqual(['to be']);
  });
});
