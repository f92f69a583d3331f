/** The arch in which a Rome card shows what it tells: 340 wide and 520 high, its foot on y = 0. */

import type { Age } from '#shared/cards/rome.ts';
import { INK } from '../palette.ts';
import { el, fill, line } from '../svg.ts';
import { ageColours } from './ages.ts';

const ARCH = 'M-170 0V-350A170 170 0 0 1 170 -350V0Z';

/** A scene seen through the arch. */
export function throughArch(age: Age, scene: string): string {
  const { sky, ground } = ageColours(age);
  const edge = `rome-${age}`;
  return (
    el('clipPath', { id: edge }, el('path', { d: ARCH })) +
    el('g', { 'clip-path': `url(#${edge})` }, fill(ARCH, sky), fill('M-170 0V-60H170V0Z', ground), scene) +
    line(ARCH, INK, 6)
  );
}
