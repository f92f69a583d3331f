/** Moving about a page as a person can: by what scrolls by hand, never by what clips. */
import { clippers, innerBox, type Point, scrolls, windowBox } from './dom.ts';

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

/** Brings a point of an element (as it lies now, given anew after every step) to where it can be seen, as far as that goes. */
export function bring(element: Element, point: () => Point): void {
  for (const around of clippers(element)) {
    const { x, y } = point();
    const box = innerBox(around);
    const frame = windowBox();
    if (scrolls(around, 'y'))
      around.scrollTop += step(y, Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom));
    if (scrolls(around, 'x'))
      around.scrollLeft += step(x, Math.max(box.left, frame.left), Math.min(box.right, frame.right));
  }
}

/** Into the middle of what is seen, if it is not seen well. */
function step(at: number, from: number, to: number): number {
  const margin = Math.min(24, (to - from) / 4);
  return at < from + margin || at > to - margin ? at - (from + to) / 2 : 0;
}
