import { describe, expect, it } from 'vitest';
import { splitName } from './draw-plate.ts';

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
