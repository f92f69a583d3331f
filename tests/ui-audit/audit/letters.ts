/** No letters are smaller than can be read on a screen in the hand. */
import { pathOf } from './dom.ts';
import type { Finding } from './finding.ts';
import type { Line } from './texts.ts';

/**
 * In CSS pixels. A phone is nearer to the eye, and six names beside each other have no more room on the smallest. A television
 * is three metres away: 28 of a picture 1080 high.
 */
const LEAST = { window: () => 12, phone: () => 11.5, television: () => (27.9 / 1080) * innerHeight };

export function letters(lines: readonly Line[], on: keyof typeof LEAST): Finding[] {
  return lines.flatMap(({ element, text }) => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size >= LEAST[on]()) return [];
    return { rule: 'letters', what: `“${text}” is written ${size.toFixed(1)} px large`, where: pathOf(element) };
  });
}
