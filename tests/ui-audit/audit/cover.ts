/** No text lies over other text or over cards, and nothing lies over text. */
import { type Box, clippers, overlap, type Point, pathOf, scrolls } from './dom.ts';
import type { Finding } from './finding.ts';
import { type Line, visible } from './texts.ts';

/** Less than this is no touch at all, in CSS pixels. */
const TOUCH = 2;

/** Where the cards that the table draws are seen. */
export type Cards = readonly Box[];

export function cover(lines: readonly Line[], cards: Cards): Finding[] {
  const seen = lines.filter(isSeen);
  return withHits(() => [...underSomething(seen), ...textOnText(seen), ...textOnCards(seen, cards)]);
}

type SeenLine = Line & { readonly seen: Box };

function isSeen(line: Line): line is SeenLine {
  return line.seen !== undefined;
}

/** Everything can be hit, also what lets pointers through: then what is hit is what is seen. */
export function withHits<T>(look: () => T): T {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { pointer-events: auto !important; }';
  document.head.append(style);
  try {
    return look();
  } finally {
    style.remove();
  }
}

function underSomething(lines: readonly SeenLine[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const line of lines) {
    const { element, text } = line;
    const above = coverOf(line);
    if (above) {
      const where = pathOf(element);
      found.set(`${where} ${text}`, { rule: 'cover', what: `“${text.slice(0, 40)}” under ${pathOf(above)}`, where });
    }
  }
  return [...found.values()];
}

function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

function coverOf({ element, seen }: SeenLine): Element | undefined {
  return pointsOf(seen)
    .map((point) => coverAt(element, point))
    .find((one) => one);
}

/** Less of a line than this is an edge of what scrolls: there it isn't read. */
const READ = 0.95;

/** Those that are read: nothing lies over any part of them, and no edge cuts them. What should be read and isn't is found otherwise. */
export function readable(lines: readonly Line[]): SeenLine[] {
  const whole = lines.filter(isSeen).filter(({ box, seen }) => areaOf(seen) > READ * areaOf(box));
  return withHits(() =>
    whole.filter(({ element, seen }) => {
      const { top, bottom } = seen;
      // Letters reach a little beyond their line.
      const thirds = [top - 2, (top + bottom) / 2, bottom + 2].map((y) => ({ ...seen, top: y - 1, bottom: y + 1 }));
      return thirds.every((third) => pointsOf(third).every((point) => !coverAt(element, point)));
    }),
  );
}

function pointsOf({ left, top, right, bottom }: Box): Point[] {
  const y = (top + bottom) / 2;
  const rim = Math.min(3, (right - left) / 4);
  return [left + rim, (left + right) / 2, right - rim].map((x) => ({ x, y }));
}

/** What is drawn over an element at a point, if anything is. */
export function coverAt(element: Element, { x, y }: Point): Element | undefined {
  for (const hit of document.elementsFromPoint(x, y)) {
    if (hit === element || hit.contains(element)) return undefined;
    if (!element.contains(hit) && paints(hit)) return isStuck(hit, element) ? undefined : hit;
  }
  return undefined;
}

/** It keeps its place while the element's page scrolls behind it: what lies there can be scrolled out again. */
function isStuck(above: Element, element: Element): boolean {
  if (![...clippers(element)].some((one) => scrolls(one, 'y'))) return false;
  for (let at: Element | null = above; at && !at.contains(element); at = at.parentElement)
    if (getComputedStyle(at).position === 'sticky') return true;
  return false;
}

/** Something of its own is drawn there: a ground, a picture. Where the lamp is turned down there is less light, and no paper. */
function paints(element: Element): boolean {
  if (element.matches('.flat-lamp')) return false;
  if (element.closest('svg') || element.matches('img, canvas, video')) return true;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return alphaOf(backgroundColor) > 0.15 || backgroundImage.includes('url(') || isSolidGradient(backgroundImage);
}

/** Nothing shows through any part of it. */
function isSolidGradient(image: string): boolean {
  const colours = image.match(/rgba?\([^)]*\)/g) ?? [];
  return colours.length > 0 && colours.every((colour) => alphaOf(colour) > 0.8);
}

function alphaOf(colour: string): number {
  const [, , , alpha] = colour.match(/[\d.]+/g) ?? [];
  return alpha === undefined ? 1 : Number(alpha);
}

/** Two lines of elements that have nothing to do with each other meet. */
function textOnText(lines: readonly SeenLine[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const [k, a] of lines.entries()) {
    for (const b of lines.slice(k + 1)) {
      if (!meet(a, b)) continue;
      const where = pathOf(a.element);
      found.set(`${where} ${pathOf(b.element)}`, {
        rule: 'cover',
        what: `“${a.text.slice(0, 30)}” and “${b.text.slice(0, 30)}” (${pathOf(b.element)}) on each other`,
        where,
      });
    }
  }
  return [...found.values()];
}

function meet(a: SeenLine, b: SeenLine): boolean {
  if (a.element.contains(b.element) || b.element.contains(a.element)) return false;
  const both = overlap(a.seen, b.seen);
  if (!both || both.right - both.left < TOUCH || both.bottom - both.top < TOUCH) return false;
  if (isStuck(a.element, b.element) || isStuck(b.element, a.element)) return false;
  // Where one of them lies under something else, that is another finding, or none.
  const middle = { x: (both.left + both.right) / 2, y: (both.top + both.bottom) / 2 };
  return !coverAt(a.element, middle) && !coverAt(b.element, middle);
}

/** Words over the picture of a card, with no ground of their own between. */
function textOnCards(lines: readonly SeenLine[], cards: Cards): Finding[] {
  const flat = [...document.querySelectorAll('.card > img')].flatMap((card) => {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    const box = visible(card, { left, top, right, bottom });
    return box ? [{ box, card }] : [];
  });
  const found = new Map<string, Finding>();
  for (const { element, text, seen } of lines) {
    const isOver = (box: Box, card?: Element): boolean => {
      const both = overlap(seen, box);
      if (!both || both.right - both.left < TOUCH || both.bottom - both.top < TOUCH) return false;
      if (card?.closest('button')?.contains(element)) return false;
      return !hasGround(element, { x: (both.left + both.right) / 2, y: (both.top + both.bottom) / 2 }, card);
    };
    if (cards.some((box) => isOver(box)) || flat.some(({ box, card }) => isOver(box, card))) {
      const where = pathOf(element);
      found.set(where, { rule: 'cover', what: `“${text.slice(0, 40)}” lies over a card`, where });
    }
  }
  return [...found.values()];
}

/** Between the words and the card (or the table, without one) something is drawn. */
function hasGround(element: Element, { x, y }: Point, card: Element | undefined): boolean {
  for (const hit of document.elementsFromPoint(x, y)) {
    if (hit === card || hit.matches('.bare-table, canvas')) return false;
    if (card && !hit.contains(element) && hit.contains(card)) return false;
    if ((hit === element || hit.contains(element)) && isSolid(hit)) return true;
  }
  return true;
}

function isSolid(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return alphaOf(backgroundColor) > 0.7 || backgroundImage !== 'none';
}
