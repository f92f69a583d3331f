/** No letters are smaller than can be read on a screen in the hand. */
import { pathOf } from './dom.ts';
import type { Finding } from './finding.ts';
import type { Line } from './texts.ts';

/** In CSS pixels. */
const LEAST = 12;

export function letters(lines: readonly Line[]): Finding[] {
  return lines.flatMap(({ element, text }) => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size >= LEAST) return [];
    return { rule: 'letters', what: `“${text}” is written ${size.toFixed(1)} px large`, where: pathOf(element) };
  });
}
