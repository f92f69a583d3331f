/** How the rules look at a page. */

/** A box in the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What can be looked at now: the sheet on top, if one lies there, and what lies above it; a moment over the whole picture; else the page. */
export function roots(): Element[] {
  const sheets = [...document.querySelectorAll('dialog:modal')];
  const sheet = sheets.at(-1);
  return sheet
    ? [sheet, ...document.querySelectorAll(':popover-open')]
    : [document.querySelector('.moment') ?? document.body];
}

/** Everything of a kind that can be seen in principle, wherever it lies. */
export function all<E extends HTMLElement>(selector: string): E[] {
  return roots().flatMap((root) => [...root.querySelectorAll<E>(selector)].filter(isDrawn));
}

/** Drawn for the eye: not only there for a screen reader. */
export function isDrawn(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen');
}

/** Tags and classes, from the nearest landmarks on, and what it says. */
export function pathOf(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at && at !== document.body && steps.length < 4; at = at.parentElement) {
    const classes = [...at.classList].map((name) => `.${name}`).join('');
    const tag = at.localName;
    if (steps.length === 0 || classes || at.id) steps.unshift(`${tag}${classes}`);
  }
  return steps.join(' ');
}

/** The beginning of what an element says. */
export function saysOf(element: Element): string {
  const said = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return said.replace(/\s+/g, ' ').trim().slice(0, 40);
}

let byHand = true;

/** Whether anybody is there to scroll: nobody does at a television. */
export function scrollByHand(can: boolean): void {
  byHand = can;
}

/** Clips on this axis and can be moved by hand. */
export function scrolls(element: Element, axis: 'x' | 'y'): boolean {
  if (!byHand) return false;
  const style = getComputedStyle(element);
  const overflow = axis === 'x' ? style.overflowX : style.overflowY;
  if (overflow !== 'auto' && overflow !== 'scroll') return false;
  return axis === 'x' ? element.scrollWidth > element.clientWidth : element.scrollHeight > element.clientHeight;
}

/** Clips on this axis, whether or not it can be moved. */
export function clips(element: Element, axis: 'x' | 'y'): boolean {
  const style = getComputedStyle(element);
  return (axis === 'x' ? style.overflowX : style.overflowY) !== 'visible';
}

/** Ancestors by which a box is placed: from a fixed one on none clips any more. */
export function* clippers(element: Element): Generator<Element> {
  if (getComputedStyle(element).position === 'fixed') return;
  for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
    yield at;
    if (getComputedStyle(at).position === 'fixed' || at.matches('dialog:modal, :popover-open')) return;
  }
}

/** The padding box: what clips shows of its content there. */
export function innerBox(element: Element): Box {
  const { left, top } = element.getBoundingClientRect();
  const x = left + element.clientLeft;
  const y = top + element.clientTop;
  return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
}

export function overlap(a: Box, b: Box): Box | undefined {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : undefined;
}

export function windowBox(): Box {
  return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
}
