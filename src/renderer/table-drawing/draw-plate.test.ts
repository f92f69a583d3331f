import { describe, expect, it } from 'vitest';
import { fittingNotes, splitName } from './draw-plate.ts';

const wide = (text: string): number => text.length;

describe('a name in two rows', () => {
  it.each([
    ['Wilhelmine Auguste V', 'Wilhelmine', 'Auguste V'],
    ['Maria-Magdalena W.', 'Maria-', 'Magdalena W.'],
    ['Konstantinopolitaner', 'Konstanti-', 'nopolitaner'],
    ['Jo Konstantinopolita', 'Jo Konsta-', 'ntinopolita'],
  ])('%s', (name, first, second) => {
    expect(splitName(name, wide)).toEqual([first, second]);
  });
});

describe('notes on a plate', () => {
  it.each([
    [['dealer', '1 trick'], 20, 'dealer · 1 trick'],
    [['declarer', 'dealer', '2 tricks'], 20, 'declarer · dealer'],
    [['muddled by the wolf'], 8, 'muddled by the wolf'],
    [[], 8, ''],
  ])('%j on %i letters', (notes, room, row) => {
    expect(fittingNotes(notes, (text) => text.length <= room)).toBe(row);
  });
});
