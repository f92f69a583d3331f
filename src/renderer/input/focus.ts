/** Spatial navigation: moves the focus to the nearest element in a direction. */

export type Direction = 'left' | 'right' | 'up' | 'down';

const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled), textarea:not(:disabled), select:not(:disabled), summary, [tabindex="0"]';

/** An element's box on the screen. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const PREFERRED = '[data-autofocus]:not([data-autofocus="false"]):not(:disabled)';

/** The element with `data-autofocus`: the most likely next action. */
export function preferredFocus(within: ParentNode): HTMLElement | undefined {
  // A closing sheet is still in the page.
  return [...within.querySelectorAll<HTMLElement>(PREFERRED)].find((element) => element.checkVisibility());
}

/** Focuses the preferred element in a part of the page, else the first. */
export function focusFirst(within: ParentNode): void {
  firstFocus(within)?.focus();
}

/** The preferred element in a part of the page, else the first. */
export function firstFocus(within: ParentNode): HTMLElement | undefined {
  return preferredFocus(within) ?? firstFocusable(within);
}

/** The top sheet: the innermost one with the focus, else the latest. */
export function topSheet(): HTMLElement | undefined {
  const sheets = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
  return sheets.findLast((sheet) => sheet.contains(document.activeElement)) ?? sheets.at(-1);
}

/** Focuses the nearest element in this direction; stays where there is none. */
export function moveFocus(direction: Direction): void {
  const scope = topSheet() ?? document.body;
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || from === document.body || !scope.contains(from)) {
    focusFirst(scope);
    return;
  }
  nearest(scope, from, direction)?.focus();
}

/** The nearest focusable element in this direction in a part of the page; undefined for none. */
export function nearest(within: ParentNode, from: HTMLElement, direction: Direction): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of focusable(within)) {
    const far =
      candidate === from ? Number.POSITIVE_INFINITY : distance(here, candidate.getBoundingClientRect(), direction);
    if (far < least) {
      least = far;
      best = candidate;
    }
  }
  return best;
}

/** Beyond this sideways offset, in CSS pixels, an element counts as aside, and further distance hardly matters. */
const ASIDE_PX = 120;

/**
 * An element's distance in a direction; infinite if its middle is not beyond the edge on that side. Sideways offset
 * counts double, to prefer what is straight ahead; from a row's end nothing of the next row lies to the side.
 */
export function distance(from: Box, to: Box, direction: Direction): number {
  const gaps = {
    left: from.left - to.right,
    right: to.left - from.right,
    up: from.top - to.bottom,
    down: to.top - from.bottom,
  };
  const across = direction === 'left' || direction === 'right';
  const half = (across ? to.right - to.left : to.bottom - to.top) / 2;
  const ahead = gaps[direction];
  if (ahead + half <= 0) return Number.POSITIVE_INFINITY;
  const aside = across ? Math.max(gaps.up, gaps.down) : Math.max(gaps.left, gaps.right);
  const off = across ? to.top + to.bottom - from.top - from.bottom : to.left + to.right - from.left - from.right;
  if (across && aside > Math.max(0, ahead)) return Number.POSITIVE_INFINITY;
  return Math.max(0, ahead) + 2 * Math.min(Math.max(0, aside), ASIDE_PX) + Math.abs(off) / 10;
}

/** The first focusable element in a part of the page. */
export function firstFocusable(within: ParentNode): HTMLElement | undefined {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].find((element) => element.checkVisibility());
}

/** Focusable elements in a part of the page, in document order. */
function focusable(within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility());
}
