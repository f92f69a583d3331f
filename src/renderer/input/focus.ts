/** Moves the focus as one points: to the nearest thing in a direction. */

export type Direction = 'left' | 'right' | 'up' | 'down';

const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled), textarea:not(:disabled), select:not(:disabled), summary, [tabindex="0"]';

/** Where something lies on the screen. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const PREFERRED = '[data-first]:not([data-first="false"]):not(:disabled)';

/** What asks for the focus with `data-first`: what a person most likely wants to do next. */
export function preferredFocus(within: ParentNode): HTMLElement | undefined {
  // A sheet that is just being put away is still there.
  return [...within.querySelectorAll<HTMLElement>(PREFERRED)].find((element) => element.checkVisibility());
}

/** Goes to what asks for the focus in a part of the page, else to what comes first. */
export function focusFirst(within: ParentNode): void {
  firstFocus(within)?.focus();
}

/** What asks for the focus in a part of the page, else what comes first. */
export function firstFocus(within: ParentNode): HTMLElement | undefined {
  return preferredFocus(within) ?? focusable(within)[0];
}

/** The sheet that lies on top: where the focus is, else the one that came last. */
export function topSheet(): HTMLElement | undefined {
  const sheets = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
  return sheets.find((sheet) => sheet.contains(document.activeElement)) ?? sheets.at(-1);
}

/** Goes to the nearest focusable thing in this direction; stays where there is none. */
export function moveFocus(direction: Direction): void {
  const scope = topSheet() ?? document.body;
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || from === document.body || !scope.contains(from)) {
    focusFirst(scope);
    return;
  }
  nearest(scope, from, direction)?.focus();
}

/** The nearest focusable thing in this direction in a part of the page; nothing where there is none. */
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

/** What lies farther aside than this, in CSS pixels, is aside, and how far hardly matters any more. */
const ASIDE_PX = 120;

/**
 * How far something is in a direction; infinite if its middle does not lie beyond the edge on that side. What lies
 * aside counts double, so that the next thing is the one straight ahead; from the end of a row nothing of the next row
 * lies to the side.
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

/** What can have the focus in a part of the page, in the page's order. */
export function focusable(within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility());
}
