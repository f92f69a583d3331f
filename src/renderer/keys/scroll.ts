/** What scrolls and has the focus itself goes on scrolling by arrows until its end; only then do they move the focus. */

const WAYS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** How far an arrow scrolls, in CSS pixels: as browsers do. */
const STEP = 40;

/** Which way this key scrolls what has the focus; nothing where that has come to its end, or does not scroll. */
export function scrollWay(target: EventTarget | null, key: string): -1 | 1 | undefined {
  const way = WAYS[key];
  if (!way || !(target instanceof HTMLElement) || target.tabIndex < 0 || !hasBar(target)) return undefined;
  const left = way < 0 ? target.scrollTop : target.scrollHeight - target.clientHeight - target.scrollTop;
  return left > 1 ? way : undefined;
}

/** For keys that scroll nothing by themselves, a gamepad's. */
export function scrollStep(target: Element, way: -1 | 1): void {
  target.scrollBy({ top: way * STEP });
}

function hasBar(element: HTMLElement): boolean {
  return ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
}
