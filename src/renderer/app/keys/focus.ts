/** Moves the focus as one points: to the nearest thing in a direction. */

export type Direction = 'left' | 'right' | 'up' | 'down';

const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), summary, [tabindex="0"]';

/** Where something lies on the screen. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The first thing to decide in a part of the page: what asks for it, else what comes first. */
export function focusFirst(within: ParentNode): void {
  const wanted = within.querySelector<HTMLElement>('[data-first]:not([data-first="false"]):not(:disabled)');
  (wanted ?? focusable(within)[0])?.focus();
}

/** Goes to the nearest focusable thing in this direction; stays where there is none. */
export function moveFocus(direction: Direction): void {
  const scope = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || from === document.body || !scope.contains(from)) {
    focusFirst(scope);
    return;
  }
  const here = from.getBoundingClientRect();
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of focusable(scope)) {
    const far =
      candidate === from ? Number.POSITIVE_INFINITY : distance(here, candidate.getBoundingClientRect(), direction);
    if (far < least) {
      least = far;
      best = candidate;
    }
  }
  best?.focus();
}

/** How far something is in a direction; infinite if it does not lie there. To the side counts double. */
export function distance(from: Box, to: Box, direction: Direction): number {
  const dx = (to.left + to.right - from.left - from.right) / 2;
  const dy = (to.top + to.bottom - from.top - from.bottom) / 2;
  const [ahead, aside] = {
    left: [-dx, dy],
    right: [dx, dy],
    up: [-dy, dx],
    down: [dy, dx],
  }[direction] as [number, number];
  if (ahead <= 1) return Number.POSITIVE_INFINITY;
  return ahead + 2 * Math.abs(aside);
}

function focusable(within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility());
}
