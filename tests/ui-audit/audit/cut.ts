/** No text is cut: by an edge, by three dots, by a number of lines. */
import { all, pathOf, scrolls } from './dom.ts';
import type { Finding } from './finding.ts';
import { type Line, lost } from './texts.ts';

export function cut(lines: readonly Line[]): Finding[] {
  const found = new Map<Element, Finding>();
  for (const line of lines) {
    const what = howCut(line);
    if (what && !found.has(line.element)) {
      found.set(line.element, {
        rule: 'cut',
        what: `“${line.text.slice(0, 40)}” ${what}`,
        where: pathOf(line.element),
      });
    }
  }
  return [...found.values(), ...sideways()];
}

/** Slips and sheets are read from top to bottom; only a table of scores may be wider than a phone. */
function sideways(): Finding[] {
  return all('.slip, .sheet-body:not(:has(.score-table))')
    .filter((paper) => scrolls(paper, 'x') && paper.scrollWidth > paper.clientWidth + ROUNDED)
    .map((paper) => ({
      rule: 'cut',
      what: `reaches ${paper.scrollWidth - paper.clientWidth} px beside`,
      where: pathOf(paper),
    }));
}

/** Widths are rounded, and shadows may reach out. */
const ROUNDED = 2;

function howCut(line: Line): string | undefined {
  if (isShortened(blockOf(line.element))) return 'ends in dots';
  const gone = lost(line);
  if (!gone) return undefined;
  const px = Math.round(gone.px);
  return gone.by ? `loses ${px} px at ${pathOf(gone.by)}` : `reaches ${px} px out of the window`;
}

/** Three dots in place of words, at the end of a line or of the last one that is shown. */
function isShortened(block: Element): boolean {
  const style = getComputedStyle(block);
  if (style.textOverflow === 'ellipsis' && style.overflowX !== 'visible')
    return block.scrollWidth > block.clientWidth + 1;
  return style.webkitLineClamp !== 'none' && block.scrollHeight > block.clientHeight + 2;
}

function blockOf(element: Element): Element {
  let at = element;
  while (getComputedStyle(at).display === 'inline' && at.parentElement) at = at.parentElement;
  return at;
}
