/** A hand: how many copies it has of which designs, and what others know of it. */

import { DESIGNS, type VivaCard } from '../../../cards/viva.ts';
import { at } from '../../../engine/collections.ts';
import type { Seat, Viewer } from '../../../engine/rules.ts';
import { type Cards, type DesignSet, designsIn, namesInDesignOrder, sizeOf, union, without } from './design-sets.ts';
import { type Design, nameOf } from './designs.ts';
import { MAX_COPIES } from './options.ts';

// Hand histories: what a close observer knows of hidden cards.

/** A card entered the hand from a stock, unseen except by its seat and who had seen it on top. */
export interface CardDrawn<Card = VivaCard> {
  readonly came: Card;
  /** Index of the history's stock. */
  readonly from: number;
  readonly seenBy?: readonly Viewer[];
}

/** An event of a hand. */
export type HandEvent<Card = VivaCard> =
  | CardDrawn<Card>
  /** It left the hand openly. `taken`: it can only be the newest card (VI-10). */
  | { readonly gone: VivaCard; readonly taken?: true }
  /** These were shown to be in the hand: they were taken back (VI-21). */
  | { readonly shows: Cards }
  /** The hand had none of these designs, or its seat couldn't have passed (VI-12). */
  | { readonly lacks: Cards };

/**
 * Kept once hidden cards are no longer equally likely everywhere. A hand without cards taken after
 * a restock has none of its cards.
 */
export interface HandHistory<Card = VivaCard> {
  /**
   * Each stock's cards, sorted, without turned-up ones; the first includes the hands of that time.
   */
  readonly stocks: readonly Cards[];
  /** By seat, in order. */
  readonly hands: readonly (readonly HandEvent<Card>[])[];
}

/** A stock card that was drawn before in an undone turn (VI-21), and who saw it. */
export interface Peeked<Card = VivaCard> {
  readonly card: Card;
  readonly by: readonly Viewer[];
}

/** A table's history, which grows in place. */
export interface MutableHandHistory extends HandHistory {
  /** Each never changed, only replaced. */
  stocks: Cards[];
  hands: HandEvent[][];
}

/** What of a table a past is made of. */
interface HandHistorySource {
  readonly hands: readonly Hand[];
  readonly shuffled: readonly Design[];
  readonly drawn: number;
  past: MutableHandHistory | null;
}

/** Interned, since long histories repeat the same events. Never changed. */
const CAME = /* @__PURE__ */ [0, 1].map((from) => DESIGNS.map((card): CardDrawn => ({ came: card, from })));
const GONE = /* @__PURE__ */ DESIGNS.map((card): HandEvent => ({ gone: card }));
const GONE_TAKEN = /* @__PURE__ */ DESIGNS.map((card): HandEvent => ({ gone: card, taken: true }));

/**
 * The current history; it starts here if there was none, when every hidden card could be anywhere.
 */
export function handHistoryOf(table: HandHistorySource): MutableHandHistory {
  table.past ??= newHandHistory(table);
  return table.past;
}

function newHandHistory({ hands, shuffled, drawn }: HandHistorySource): MutableHandHistory {
  const held = hands.map(cardsIn);
  return {
    stocks: [namesInDesignOrder([...held.flat(), ...shuffled.slice(drawn)])],
    hands: held.map((hand) => hand.map((design) => at(at(CAME, 0), design))),
  };
}

/** A copy to continue. */
export function copyHandHistory({ stocks, hands }: MutableHandHistory): MutableHandHistory {
  return { stocks: stocks.slice(), hands: hands.map((passages) => passages.slice()) };
}

/**
 * The history after a restock (VI-12), which starts anew, since counting shows which cards the
 * hands have together. Shown cards are kept, older stocks dropped, so it stays short.
 */
export function handHistoryAtRestock(table: HandHistorySource, stock: readonly Design[]): MutableHandHistory {
  const { stocks, hands } = newHandHistory(table);
  for (const [seat, came] of hands.entries()) {
    const shows = stillShown(table.past?.hands[seat] ?? []);
    if (shows.length > 0) came.push({ shows });
  }
  return { stocks: [...stocks, namesInDesignOrder(stock)], hands };
}

/** The cards that a hand has shown and not laid since. */
function stillShown(passages: readonly HandEvent[]): Cards {
  let shown: Cards = [];
  for (const passage of passages) {
    if ('shows' in passage) shown = union(shown, passage.shows);
    else if ('gone' in passage && shown.length > 0) shown = without(shown, passage.gone);
  }
  return shown;
}

/** Records a hand's event. */
export function recordHandEvent({ hands }: MutableHandHistory, seat: Seat, passage: HandEvent): void {
  at(hands, seat).push(passage);
}

/** A card left a hand. `taken`: it is the newest card (VI-10). */
export function recordCardGone(past: MutableHandHistory, seat: Seat, design: Design, taken: boolean): void {
  recordHandEvent(past, seat, at(taken ? GONE_TAKEN : GONE, design));
}

/** A card came to a seat's hand from the stock. `seenBy`: who had seen it there. */
export function recordCardDrawn(
  past: MutableHandHistory,
  seat: Seat,
  design: Design,
  seenBy?: readonly Viewer[],
): void {
  const from = past.stocks.length - 1;
  recordHandEvent(past, seat, seenBy ? { came: nameOf(design), from, seenBy } : at(at(CAME, from), design));
}

/** A card was turned up from the stock and is no longer hidden. */
export function recordCardTurnedUp({ stocks }: MutableHandHistory, design: Design): void {
  const newest = stocks.length - 1;
  stocks[newest] = without(at(stocks, newest), nameOf(design));
}

export interface Hand {
  /** Cards in it. */
  size: number;
  /** The designs that it has a copy of, then those that it has two copies of, and so on. */
  sets: DesignSet[];
}

export function emptyHand(): Hand {
  return { size: 0, sets: Array<DesignSet>(MAX_COPIES).fill(0) };
}

export function handOfCards(cards: readonly Design[]): Hand {
  const hand = emptyHand();
  for (const card of cards) addCard(hand, card);
  return hand;
}

export function copyHand({ size, sets }: Hand): Hand {
  return { size, sets: sets.slice() };
}

export function addCard(hand: Hand, design: Design): void {
  const { sets } = hand;
  const bit = 1 << design;
  for (let k = 0; k < sets.length; k++) {
    const set = sets[k] ?? 0;
    if (set & bit) continue;
    sets[k] = set | bit;
    hand.size++;
    return;
  }
  throw new RangeError(`a hand has all ${MAX_COPIES} copies of design ${design}`);
}

/** Removes so many copies, or all there are. */
export function removeCard(hand: Hand, design: Design, copies = 1): void {
  const { sets } = hand;
  const bit = 1 << design;
  for (let k = sets.length - 1, left = copies; k >= 0 && left > 0; k--) {
    const set = sets[k] ?? 0;
    if (!(set & bit)) continue;
    sets[k] = set ^ bit;
    hand.size--;
    left--;
  }
}

export function copiesOf({ sets }: Hand, design: Design): number {
  const bit = 1 << design;
  let copies = 0;
  while ((sets[copies] ?? 0) & bit) copies++;
  return copies;
}

/** The designs that it has. */
export function heldIn({ sets }: Hand): DesignSet {
  return sets[0] ?? 0;
}

/** How many of its cards are of these designs. */
export function countAmong({ sets }: Hand, designs: DesignSet): number {
  let count = 0;
  // No copy means no second copy: after an empty set all are empty.
  for (let k = 0, among = 0; k < sets.length; k++) {
    among = (sets[k] ?? 0) & designs;
    if (among === 0) break;
    count += sizeOf(among);
  }
  return count;
}

/** All its cards in the order of their designs. */
export function cardsIn(hand: Hand): Design[] {
  return designsIn(heldIn(hand)).flatMap((design) => Array<Design>(copiesOf(hand, design)).fill(design));
}
