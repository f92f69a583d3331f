/** What the hands went through before all eyes: what somebody who watches closely knows of hidden cards. */

import { DESIGNS, type VivaCard } from '../../../cards/viva.ts';
import { at } from '../../../engine/collections.ts';
import type { Seat, Viewer } from '../../../engine/rules.ts';
import { type Cards, union, without } from './cards.ts';
import { type Design, nameOf, namesInDesignOrder } from './designs.ts';
import { cardsIn, type Hand } from './hand.ts';

/** A card came into the hand from one of the stocks, unseen by all but its seat and who had seen it on top of the stock. */
export interface CardDrawn<Card = VivaCard> {
  readonly came: Card;
  /** Which of the past's stocks. */
  readonly from: number;
  readonly seenBy?: readonly Viewer[];
}

/** One thing that happened to a hand. */
export type HandEvent<Card = VivaCard> =
  | CardDrawn<Card>
  /** It left the hand openly. `taken`: it can only be the card that came last (VI-10). */
  | { readonly gone: VivaCard; readonly taken?: true }
  /** All saw that these are in the hand: they were taken back (VI-21). */
  | { readonly shows: Cards }
  /** None of these designs was in the hand: who had one could not have passed (VI-12). */
  | { readonly lacks: Cards };

/**
 * Kept from the moment on at which one hidden card is no longer as likely in one place as in another. Whoever takes no
 * card after a restock holds none of its cards.
 */
export interface HandHistory<Card = VivaCard> {
  /** The cards of each stock, sorted, but for those that were turned up from it; the first with those of the hands then. */
  readonly stocks: readonly Cards[];
  /** By seat, in the order in which they happened. */
  readonly hands: readonly (readonly HandEvent<Card>[])[];
}

/** A card on top of the stock that was drawn before, in a turn that was undone (VI-21), and who saw it. */
export interface Peeked<Card = VivaCard> {
  readonly card: Card;
  readonly by: readonly Viewer[];
}

/** The past as a table keeps it: it grows where it is. */
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

/** Passages are made once: a past is long, and the same things happen in it again and again. They are never changed. */
const CAME = /* @__PURE__ */ [0, 1].map((from) => DESIGNS.map((card): CardDrawn => ({ came: card, from })));
const GONE = /* @__PURE__ */ DESIGNS.map((card): HandEvent => ({ gone: card }));
const GONE_TAKEN = /* @__PURE__ */ DESIGNS.map((card): HandEvent => ({ gone: card, taken: true }));

/** The past as it stands; it begins here where there was none: until now every hidden card could be anywhere. */
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

/** A past of its own to go on with. */
export function copyHandHistory({ stocks, hands }: MutableHandHistory): MutableHandHistory {
  return { stocks: stocks.slice(), hands: hands.map((passages) => passages.slice()) };
}

/**
 * The past after a restock (VI-12), which begins anew: all can tell by counting which cards the hands hold together. What
 * hands showed of them is kept; of an older stock nothing is, so that a past stays short.
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

/** Writes down what happened to a hand. */
export function recordHandEvent({ hands }: MutableHandHistory, seat: Seat, passage: HandEvent): void {
  at(hands, seat).push(passage);
}

/** A card left a hand. `taken`: it is the card that came last (VI-10). */
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

/** A card was turned up from the stock: it is none of the hidden ones any more. */
export function recordCardTurnedUp({ stocks }: MutableHandHistory, design: Design): void {
  const newest = stocks.length - 1;
  stocks[newest] = without(at(stocks, newest), nameOf(design));
}
