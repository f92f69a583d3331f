/** Moving about a page as a person can: by what scrolls by hand, never by what clips. */
import { type Box, clippers, innerBox, overlap, type Point, scrolls, windowBox } from './dom.ts';

interface Kept {
  readonly element: Element;
  readonly left: number;
  readonly top: number;
}

/** Does something that scrolls, and puts everything back. */
export function scrolling<T>(element: Element, look: () => T): T {
  const kept: Kept[] = [...clippers(element)].map((one) => ({
    element: one,
    left: one.scrollLeft,
    top: one.scrollTop,
  }));
  try {
    return look();
  } finally {
    for (const { element, left, top } of kept) element.scrollTo(left, top);
  }
}

/**
 * Brings a point of an element (as it lies now, given anew after every step) to where it can be seen, as far as that goes:
 * first within everything around it, then again with what of that lies in the window.
 */
export function bring(element: Element, point: () => Point): void {
  for (const around of clippers(element)) move(around, point, innerBox(around));
  for (const around of clippers(element)) move(around, point, overlap(innerBox(around), windowBox()));
}

function move(around: Element, point: () => Point, box: Box | undefined): void {
  if (!box) return;
  if (scrolls(around, 'y')) around.scrollTop += step(point().y, box.top, box.bottom);
  if (scrolls(around, 'x')) around.scrollLeft += step(point().x, box.left, box.right);
}

/** Into the middle of what is seen, if it is not seen well. */
function step(at: number, from: number, to: number): number {
  const margin = Math.min(24, (to - from) / 4);
  return at < from + margin || at > to - margin ? at - (from + to) / 2 : 0;
}
