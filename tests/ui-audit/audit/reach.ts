/** Every control's middle and corners can be brought under a finger; of a card in a fan, a strip of it. */
import { controls, isCard, isHit, isInSentence } from './controls.ts';
import { clippers, innerBox, type Point, pathOf, saysOf, scrolls } from './dom.ts';
import type { Finding } from './finding.ts';
import { bring, scrolling } from './scroll.ts';

/** Corners are tried so far inside, in CSS pixels; of round ones, where the round begins. */
const INSET = 6;
const ROUND = 0.3;

/**
 * The part of a card that others leave free: 27 wide, since a card in a fan lies between others of its kind, is only
 * taken up by a first touch and can be put down again (`Fan.tsx` lays its rows so); as high as any other target.
 */
const STRIP = { width: 27, height: 44 };

export function reach(): Finding[] {
  return controls().flatMap((control) => {
    const wrong = isCard(control) ? missingStrip(control) : missingPoints(control);
    return wrong ? [{ rule: 'reach', what: `“${saysOf(control)}”: ${wrong}`, where: pathOf(control) }] : [];
  });
}

/** Where in a box; `inside`: how far from its edges its corners are tried. */
type Place = (box: DOMRect, inside: (length: number) => number) => Point;

const PLACES: Readonly<Record<string, Place>> = {
  middle: ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }),
  'upper left': (box, inside) => ({ x: box.left + inside(box.width), y: box.top + inside(box.height) }),
  'upper right': (box, inside) => ({ x: box.right - inside(box.width), y: box.top + inside(box.height) }),
  'lower left': (box, inside) => ({ x: box.left + inside(box.width), y: box.bottom - inside(box.height) }),
  'lower right': (box, inside) => ({ x: box.right - inside(box.width), y: box.bottom - inside(box.height) }),
};

function insideOf(control: Element): (length: number) => number {
  const { borderTopLeftRadius } = getComputedStyle(control);
  const inset = Math.max(INSET, ROUND * (Number.parseFloat(borderTopLeftRadius) || 0) + 1);
  return (length) => Math.min(inset, length / 3);
}

function missingPoints(control: HTMLElement): string | undefined {
  // Of a link over two lines every line is a target.
  const inside = insideOf(control);
  const places = isInSentence(control) ? { middle: PLACES.middle as Place } : PLACES;
  const missed = Object.entries(places).flatMap(([name, place]) => {
    const point = (): Point =>
      place(isInSentence(control) ? firstLine(control) : control.getBoundingClientRect(), inside);
    const hit = hitAt(control, point);
    return hit === true ? [] : [`${name} ${hit}`];
  });
  return missed.length > 0 ? missed.join(', ') : slit(control);
}

/** What scrolls shows at least so much of what can be pressed in it, in CSS pixels: nobody looks for more in a slit. */
const SLIT = 30;

function slit(control: Element): string | undefined {
  const around = [...clippers(control)].find((one) => scrolls(one, 'y'));
  if (!around) return undefined;
  const { top, bottom } = innerBox(around);
  const high = Math.min(SLIT, control.getBoundingClientRect().height);
  return bottom - top < high - 1 ? `behind a slit of ${Math.round(bottom - top)} px, ${pathOf(around)}` : undefined;
}

function firstLine(control: Element): DOMRect {
  return control.getClientRects()[0] ?? control.getBoundingClientRect();
}

/** True, or what is there instead. */
function hitAt(control: HTMLElement, point: () => Point): true | string {
  const now = at(point());
  if (isHit(control, now)) return true;
  return scrolling(control, () => {
    bring(control, point);
    const { x, y } = point();
    const hit = at({ x, y });
    if (isHit(control, hit)) return true;
    return hit ? `under ${pathOf(hit)}` : 'outside the window';
  });
}

function at({ x, y }: Point): Element | null {
  return document.elementFromPoint(x, y);
}

/** A card is touched in columns so far apart, in CSS pixels, at so many heights. */
const GRAIN = 4.5;
const HEIGHTS = 4;

/** A strip of the card that is hit wherever it is touched. */
function missingStrip(card: HTMLElement): string | undefined {
  return scrolling(card, () => {
    bring(card, () => (PLACES.middle as Place)(card.getBoundingClientRect(), insideOf(card)));
    const box = card.getBoundingClientRect();
    const wide = Math.max(...bandsOf(box).map((heights) => GRAIN * freeColumns(card, box, heights)));
    if (wide >= Math.min(STRIP.width, box.width - GRAIN) - GRAIN) return undefined;
    const above = coverOf(card, box);
    const by = above ? ` under ${pathOf(above)}` : '';
    return `only a strip of ${Math.round(wide)} px can be touched${by}`;
  });
}

/** What else is touched where the card lies: at its middle, or anywhere on it. */
function coverOf(card: Element, box: DOMRect): Element | undefined {
  const columns = Array.from({ length: Math.floor((box.width - 2) / GRAIN) + 1 }, (_, k) => box.left + 1 + k * GRAIN);
  const points = bandsOf(box).flatMap((heights) => heights.flatMap((y) => columns.map((x) => ({ x, y }))));
  const middle = (PLACES.middle as Place)(box, insideOf(card));
  return [middle, ...points].map(at).find((hit) => hit !== null && !isHit(card, hit)) ?? undefined;
}

/** Where a strip of full height may lie on a card: at its top, its middle, its foot. */
function bandsOf({ top, height }: DOMRect): number[][] {
  const high = Math.min(STRIP.height, height - 2);
  return [0, 0.5, 1].map((part) => {
    const from = top + 1 + (height - 2 - high) * part;
    return Array.from({ length: HEIGHTS }, (_, k) => from + (high * k) / (HEIGHTS - 1));
  });
}

/** How many columns beside each other are hit at all these heights. */
function freeColumns(card: Element, box: DOMRect, heights: readonly number[]): number {
  let most = 0;
  let run = 0;
  for (let x = box.left + 1; x < box.right; x += GRAIN) {
    run = heights.every((y) => isHit(card, at({ x, y }))) ? run + 1 : 0;
    most = Math.max(most, run);
    if (most * GRAIN > STRIP.width) return most;
  }
  return most;
}
