/**
 * A place in px, at least so many letters of the page (rem) from both ends of the window. Older televisions know no `clamp()`,
 * and only style sheets are made anew for them.
 */
export function inWindow(at: number, size: number, letters: number): number {
  const edge = letters * pageLetter();
  return Math.min(Math.max(at, edge), size - edge);
}

/** How large the page's letters are (1 rem), in px. */
export function pageLetter(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
