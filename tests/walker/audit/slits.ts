/** What scrolls is high enough for a line of what it says: through less nobody reads, however far they scroll. */
import { all, pathOf, saysOf, scrolls } from './dom.ts';
import type { Finding } from './finding.ts';

export function slits(): Finding[] {
  return all('*').flatMap((scroller) => {
    if (!scrolls(scroller, 'y') || !scroller.textContent?.trim()) return [];
    const free = freeHeight(scroller);
    const { fontSize } = getComputedStyle(scroller);
    if (free >= Number.parseFloat(fontSize)) return [];
    const what = `“${saysOf(scroller)}” is read through a slit of ${Math.round(free)} px`;
    return [{ rule: 'sight', what, where: pathOf(scroller) }];
  });
}

/** Between its edges, without the signs that lie over them. */
function freeHeight(scroller: Element): number {
  const { paddingTop, paddingBottom } = getComputedStyle(scroller);
  const signs = ['::before', '::after'].map((sign) => getComputedStyle(scroller, sign));
  const under = signs.filter(({ position }) => position === 'sticky').map(({ height }) => height);
  return [paddingTop, paddingBottom, ...under].reduce(
    (left, length) => left - (Number.parseFloat(length) || 0),
    scroller.clientHeight,
  );
}
