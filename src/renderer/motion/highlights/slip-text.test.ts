import { describe, expect, it } from 'vitest';
import { fitText, LEADING, type MeasureText } from './slip-text.ts';

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
