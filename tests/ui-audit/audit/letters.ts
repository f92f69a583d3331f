/** No letters are smaller than can be read on a screen in the hand. */
import { all, pathOf, saysOf } from './dom.ts';
import type { Finding } from './finding.ts';
import type { Line } from './texts.ts';

/**
 * In CSS pixels. A phone is nearer to the eye, and six names beside each other have no more room on the smallest. A television
 * is three metres away: 28 of a picture 1080 high.
 */
const LEAST = { window: () => 12, phone: () => 11.5, television: () => (27.9 / 1080) * innerHeight };

export function letters(lines: readonly Line[], on: keyof typeof LEAST): Finding[] {
  const small = lines.flatMap(({ element, text }) => {
    const size = sizeOf(element);
    if (size >= LEAST[on]()) return [];
    return {
      rule: 'letters' as const,
      what: `“${text}” is written ${size.toFixed(1)} px large`,
      where: pathOf(element),
    };
  });
  return [...small, ...tickBoxes()];
}

function sizeOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}

/** Of the letters beside it: a browser's own box does not grow with the window. */
const BOX = 0.8;

function tickBoxes(): Finding[] {
  return all('input[type="checkbox"]').flatMap((box) => {
    const label = box.closest('label');
    if (!label) return [];
    const { height } = box.getBoundingClientRect();
    if (height >= BOX * sizeOf(label)) return [];
    const what = `the box of “${saysOf(label)}” is ${Math.round(height)} px high`;
    return [{ rule: 'letters' as const, what, where: pathOf(box) }];
  });
}
