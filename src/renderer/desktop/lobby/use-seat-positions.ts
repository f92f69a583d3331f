import { type RefObject, useLayoutEffect, useState } from 'react';
import { POKER } from '../../decks/card-sheet.ts';
import type { Deck } from '../../decks/deck.ts';
import { useWindowSize } from '../../hooks/common.ts';
import { useTableInsets } from '../../match/tabletop/use-table-insets.ts';
import { cameraViewFor, project } from '../../motion/layout/camera.ts';
import { cardSize } from '../../motion/layout/pose.ts';
import { handPlace, scaledToTable } from '../../motion/layout/table-geometry.ts';
import { observeSize } from '../../ui/use-scroll-hint.ts';

/** Spreads place cards so that none covers another, whatever their text. Pure. */

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A card by its middle, in CSS pixels. */
export interface Card extends Size {
  readonly x: number;
  readonly y: number;
}

/** Gap between two cards, and between a card and the edge, in CSS pixels. */
const GAP_PX = 8;
/** Maximum number of rounds; more would move nothing visibly. */
const MAX_ROUNDS = 60;

/** Moves the cards as little as possible within a pane of this size; without room for all, some still touch. */
export function spreadApart(cards: readonly Card[], pane: Size): readonly Card[] {
  let now = cards.map((card) => within(card, pane));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = now;
    for (const [a, b] of pairs(cards.length)) now = parted(now, a, b).map((card) => within(card, pane));
    if (now.every((card, k) => card === before[k])) break;
  }
  return now;
}

function* pairs(count: number): Generator<readonly [number, number]> {
  for (let a = 0; a < count; a++) for (let b = a + 1; b < count; b++) yield [a, b];
}

/** Moves both apart by half their overlap, the shorter way. */
function parted(cards: Card[], a: number, b: number): Card[] {
  const [one, other] = [cards[a], cards[b]];
  if (!one || !other) return cards;
  const across = (one.width + other.width) / 2 + GAP_PX - Math.abs(one.x - other.x);
  const along = (one.height + other.height) / 2 + GAP_PX - Math.abs(one.y - other.y);
  if (across <= 0 || along <= 0) return cards;
  const step = across < along ? { x: away(one.x - other.x, across), y: 0 } : { x: 0, y: away(one.y - other.y, along) };
  return cards.map((card, k) => {
    if (k === a) return { ...card, x: card.x + step.x, y: card.y + step.y };
    return k === b ? { ...card, x: card.x - step.x, y: card.y - step.y } : card;
  });
}

/** Half of the overlap, plus a little so that it converges. */
function away(direction: number, shared: number): number {
  return ((direction < 0 ? -1 : 1) * (shared + 0.2)) / 2;
}

/** The card itself where it already lies within. */
function within(card: Card, pane: Size): Card {
  const x = inside(card.x, card.width, pane.width);
  const y = inside(card.y, card.height, pane.height);
  return x === card.x && y === card.y ? card : { ...card, x, y };
}

function inside(at: number, length: number, room: number): number {
  const half = length / 2 + GAP_PX;
  return Math.max(half, Math.min(at, room - half));
}

/** A position on the screen, in CSS pixels. */
export interface SeatPosition {
  readonly left: number;
  readonly top: number;
}

/**
 * The positions of the seats behind, clockwise from the nearest: their place cards (`list`) stand there without
 * overlap.
 */
export function useSeatPositions(
  list: RefObject<HTMLElement | null>,
  seats: number,
  stepOf: (seat: number) => number,
  deck: Pick<Deck, 'format'> = { format: POKER },
): readonly SeatPosition[] {
  const inset = useTableInsets();
  const { width, height } = useWindowSize();
  const sizes = useSizes(list);
  const shot = cameraViewFor(width, height, inset, cardSize(deck));
  const cards = Array.from({ length: seats }, (_, seat) => {
    const { x, z } = scaledToTable(handPlace(stepOf(seat), seats), shot.shape);
    const seen = project(shot, { x, y: 0, z });
    return { x: seen?.x ?? 0, y: seen?.y ?? 0, ...(sizes[seat] ?? NONE) };
  });
  const pane = { width: width - inset.right, height: height - inset.bottom };
  return spreadApart(cards, pane).map(({ x, y }) => ({ left: x, top: y }));
}

const NONE = { width: 0, height: 0 };

/** Sizes of a list's elements, whatever their text. */
function useSizes(list: RefObject<HTMLElement | null>): readonly (typeof NONE)[] {
  const [sizes, setSizes] = useState<readonly (typeof NONE)[]>([]);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const measure = (): void => {
      const now = [...current.children].map((one) => ({
        width: one instanceof HTMLElement ? one.offsetWidth : 0,
        height: one instanceof HTMLElement ? one.offsetHeight : 0,
      }));
      setSizes((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    // At once, so that no seat is seen elsewhere first.
    measure();
    return observeSize(current, measure);
  }, [list]);
  return sizes;
}
