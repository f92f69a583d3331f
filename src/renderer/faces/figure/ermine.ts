import { at, fill, mirrored, shape } from '../svg.ts';
import type { Costume } from './garb.ts';

const TAILS: readonly (readonly [x: number, y: number])[] = [
  [160, -92],
  [128, -112],
  [120, -84],
  [88, -72],
  [60, -56],
  [92, -104],
];

/** A collar of ermine over both shoulders, 380 wide; the throat is at (0, −146). */
export function ermine({ linen, ink }: Costume): string {
  const tail = fill('M0 -11C4 -3 7 4 7 10L2 7L0 14L-2 7L-7 10C-7 4 -4 -3 0 -11Z', '#2b2523');
  return (
    shape(
      'M-92 -146C-150 -134 -186 -104 -190 -62C-140 -76 -92 -62 -56 -34C-40 -46 -24 -50 0 -50C24 -50 40 -46 56 -34C92 -62 140 -76 190 -62C186 -104 150 -134 92 -146Z',
      linen,
      ink,
      5,
    ) + mirrored(TAILS.map(([x, y]) => at(x, y, tail)).join(''))
  );
}
