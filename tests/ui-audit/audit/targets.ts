/** What is pressed with a thumb is at least 44 CSS pixels wide and high. */
import { controls, isCard, isHit, isInSentence } from './controls.ts';
import { pathOf, saysOf } from './dom.ts';
import type { Finding } from './finding.ts';
import { bring, scrolling } from './scroll.ts';

const THUMB = 44;

/** Cards in a fan have their strip (`reach.ts`), links in a sentence the height of their line. */
export function targets(): Finding[] {
  return controls().flatMap((control) => {
    if (isCard(control) || isInSentence(control)) return [];
    const { width, height } = control.getBoundingClientRect();
    if ((width >= THUMB - 0.5 && height >= THUMB - 0.5) || isHitAround(control)) return [];
    const size = `${Math.round(width)} × ${Math.round(height)}`;
    return [{ rule: 'size', what: `“${saysOf(control)}” is ${size}`, where: pathOf(control) }];
  });
}

/** A control may be hit beyond its box: by what is drawn before or after it. */
function isHitAround(control: Element): boolean {
  return scrolling(control, () => {
    const middle = () => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    bring(control, middle);
    const { x, y } = middle();
    const far = THUMB / 2 - 1;
    return [
      [0, -far],
      [0, far],
      [-far, 0],
      [far, 0],
    ].every(([dx = 0, dy = 0]) => isHit(control, document.elementFromPoint(x + dx, y + dy)));
  });
}
