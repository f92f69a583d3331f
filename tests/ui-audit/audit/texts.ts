/** The text of a page as the eye meets it: every line of every element that says something itself. */
import { type Box, clippers, clips, innerBox, isDrawn, overlap, roots, scrolls, windowBox } from './dom.ts';

export interface Line {
  readonly element: Element;
  readonly text: string;
  /** Where it would be drawn. */
  readonly box: Box;
  /** What of it is drawn, once everything is clipped as it is now. */
  readonly seen: Box | undefined;
}

/** In SVG words are pictures; what is typed scrolls by itself. */
const NO_TEXT = 'svg, script, style, textarea, option, .unseen';

export function lines(): Line[] {
  return roots().flatMap((root) => [...linesIn(root)]);
}

function* linesIn(root: Element): Generator<Line> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    if (!element || text === '' || element.closest(NO_TEXT) || !isDrawn(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      const box = inked(rect, element);
      yield { element, text, box, seen: visible(element, box) };
    }
  }
}

/** A line's box is as high as the font wants; letters are about as high as the font is large. */
function inked({ left, top, right, bottom }: DOMRect, element: Element): Box {
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  const rim = Math.max(0, (bottom - top - size) / 2);
  return { left, top: top + rim, right, bottom: bottom - rim };
}

/** What clips what an element says: itself, too. */
function* around(element: Element): Generator<Element> {
  if (getComputedStyle(element).display !== 'inline') yield element;
  yield* clippers(element);
}

/** What is left of a box in an element after everything has clipped it. */
export function visible(element: Element, box: Box): Box | undefined {
  let left: Box | undefined = overlap(box, windowBox());
  for (const one of around(element)) {
    if (!left) return undefined;
    if (clips(one, 'x') || clips(one, 'y')) left = overlap(left, clippedBy(one));
  }
  return left;
}

const FAR = 1e6;

function clippedBy(one: Element): Box {
  const inner = innerBox(one);
  return {
    left: clips(one, 'x') ? inner.left : -FAR,
    right: clips(one, 'x') ? inner.right : FAR,
    top: clips(one, 'y') ? inner.top : -FAR,
    bottom: clips(one, 'y') ? inner.bottom : FAR,
  };
}

/** How far a box reaches beyond what a person can ever see of it, in CSS pixels, and who cuts it off. */
export function lost(line: Line): { by: Element | null; px: number } | undefined {
  const [x, y] = [lostOn(line, 'x'), lostOn(line, 'y')];
  return x && y ? (x.px > y.px ? x : y) : (x ?? y);
}

/** Letters that lean, and the room a font keeps below them. */
const SLACK = { x: 2, y: 3 };

function lostOn({ element, box }: Line, axis: 'x' | 'y'): { by: Element | null; px: number } | undefined {
  for (const one of around(element)) {
    // From here on it can be brought into sight: all of a line at once, or it can't be read.
    if (scrolls(one, axis)) return axis === 'x' ? tooLong(box, one) : undefined;
    if (!clips(one, axis)) continue;
    const px = beyond(box, innerBox(one), axis);
    if (px > SLACK[axis]) return { by: one, px };
  }
  const px = beyond(box, windowBox(), axis);
  return px > SLACK[axis] ? { by: null, px } : undefined;
}

function tooLong(box: Box, by: Element): { by: Element; px: number } | undefined {
  const inner = innerBox(by);
  const px = box.right - box.left - (inner.right - inner.left);
  return px > SLACK.x ? { by, px } : undefined;
}

function beyond(box: Box, frame: Box, axis: 'x' | 'y'): number {
  return axis === 'x'
    ? Math.max(frame.left - box.left, box.right - frame.right)
    : Math.max(frame.top - box.top, box.bottom - frame.bottom);
}
