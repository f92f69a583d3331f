/** Clues about others' hands: unseen arrivals, cards they must have, and cards they can't. */
import type { VivaCard } from '../../../cards/viva.ts';
import { at, last } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import { type Cards, countOf, distinctCards } from '../state/design-sets.ts';
import type { CardDrawn, HandEvent, HandHistory } from '../state/hand.ts';

/** The history as the viewer saw it, and other knowledge. */
export interface Puzzle {
  readonly past: HandHistory<VivaCard | null>;
  readonly viewer: Seat | 'everyone';
  /** Cards surely still in the last stock. */
  readonly inStock: Cards;
}

/** An unseen arrival, by its index in the hand's history. */
export interface UnseenCard {
  readonly seat: Seat;
  readonly time: number;
  readonly from: number;
  card: VivaCard | null;
}

/** A card that must have arrived before this time, since it was laid or shown. */
export interface RevealedCard {
  readonly seat: Seat;
  readonly time: number;
  readonly card: VivaCard;
  /** When it was laid. */
  gone: number;
  /** The stock it is assumed to come from. */
  from: number;
}

/** Designs a seat lacked at this time. */
export interface AbsentDesigns {
  readonly seat: Seat;
  readonly time: number;
  readonly designs: Cards;
}

/** Copies of each card. */
export type Pool = Map<VivaCard, number>;

export interface Clues {
  readonly slots: UnseenCard[];
  readonly reveals: RevealedCard[];
  readonly lacks: AbsentDesigns[];
  /** By stock: cards with unknown places. */
  readonly pools: readonly Pool[];
}

/** For a card still in hand. */
export const NEVER = Number.POSITIVE_INFINITY;

/** Surely held cards, each with the reveal that proved it; null for a seen arrival. */
type Held = { card: VivaCard; told: RevealedCard | null }[];

/** Reads the history. Undefined where it is contradictory. */
export function cluesOf({ past, viewer, inStock }: Puzzle): Clues | undefined {
  const clues: Clues = { slots: [], reveals: [], lacks: [], pools: past.stocks.map(poolOf) };
  let possible = inStock.every((card) => takeFrom(last(clues.pools), card));
  for (const [seat, passages] of past.hands.entries()) {
    const came = passages.filter((passage) => 'came' in passage);
    for (const { came: card, from } of came) if (card && !takeFrom(at(clues.pools, from), card)) possible = false;
    if (seat !== viewer && !followHand(clues, seat, passages)) possible = false;
  }
  return possible ? clues : undefined;
}

/** Follows another hand's history; false where it is impossible. */
function followHand(clues: Clues, seat: Seat, passages: readonly HandEvent<VivaCard | null>[]): boolean {
  const held: Held = [];
  let newest: UnseenCard | null = null;
  for (const [time, passage] of passages.entries()) {
    if ('came' in passage) newest = addCard(clues, seat, time, passage, held);
    else if ('shows' in passage) showCards(clues, seat, time, passage.shows, held);
    else if ('lacks' in passage) clues.lacks.push({ seat, time, designs: passage.lacks });
    else if (passage.taken && newest) {
      newest.card = passage.gone;
      if (!takeFrom(at(clues.pools, newest.from), passage.gone)) return false;
    } else removeCard(clues, seat, time, passage.gone, held);
  }
  return true;
}

/** A card arrives; an unseen one makes a slot. */
function addCard(
  clues: Clues,
  seat: Seat,
  time: number,
  { came, from }: CardDrawn<VivaCard | null>,
  held: Held,
): UnseenCard | null {
  if (came) {
    held.push({ card: came, told: null });
    return null;
  }
  const slot = { seat, time, from, card: null };
  clues.slots.push(slot);
  return slot;
}

/** A hand shows cards: those not known before become reveals. */
function showCards(clues: Clues, seat: Seat, time: number, cards: Cards, held: Held): void {
  for (const card of distinctCards(cards)) {
    const known = held.filter((one) => one.card === card).length;
    for (let k = known; k < countOf(cards, card); k++) {
      const told = { seat, time, card, gone: NEVER, from: 0 };
      clues.reveals.push(told);
      held.push({ card, told });
    }
  }
}

/** A card leaves a hand: a known one, or it becomes a reveal. */
function removeCard({ reveals }: Clues, seat: Seat, time: number, card: VivaCard, held: Held): void {
  const index = held.findIndex((one) => one.card === card);
  const [known] = index < 0 ? [] : held.splice(index, 1);
  if (!known) reveals.push({ seat, time, card, gone: time, from: 0 });
  else if (known.told) known.told.gone = time;
}

function poolOf(cards: Cards): Pool {
  const pool: Pool = new Map();
  for (const card of cards) pool.set(card, (pool.get(card) ?? 0) + 1);
  return pool;
}

/** Removes one copy, if there is one. */
export function takeFrom(pool: Pool, card: VivaCard): boolean {
  const copies = pool.get(card) ?? 0;
  if (copies > 0) pool.set(card, copies - 1);
  return copies > 0;
}

export function putBack(pool: Pool, card: VivaCard): void {
  pool.set(card, (pool.get(card) ?? 0) + 1);
}

/** The cards of a pool with copies. */
export function cardsOf(pool: Pool): VivaCard[] {
  return [...pool].flatMap(([card, copies]) => Array<VivaCard>(copies).fill(card));
}
