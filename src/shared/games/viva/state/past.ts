/** What the hands went through before all eyes: what somebody who watches closely knows of hidden cards. */

import type { VivaCard } from '../../../cards/viva.ts';
import type { Viewer } from '../../../engine/rules.ts';
import { type Cards, sorted, union, without } from './hand.ts';
import type { Table } from './table.ts';

/** A card came into the hand from one of the stocks, unseen by all but its seat and who had seen it on top of the stock. */
export interface Came<Card = VivaCard> {
  readonly came: Card;
  /** Which of the past's stocks. */
  readonly from: number;
  readonly seenBy?: readonly Viewer[];
}

/** One thing that happened to a hand. */
export type Passage<Card = VivaCard> =
  | Came<Card>
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
export interface Past<Card = VivaCard> {
  /** The cards of each stock, sorted, but for those that were turned up from it; the first with those of the hands then. */
  readonly stocks: readonly Cards[];
  /** By seat, in the order in which they happened. */
  readonly hands: readonly (readonly Passage<Card>[])[];
}

/** A card on top of the stock that was drawn before, in a turn that was undone (VI-21), and who saw it. */
export interface Peeked<Card = VivaCard> {
  readonly card: Card;
  readonly by: readonly Viewer[];
}

/** The past as it stands; it begins here where there was none: until now every hidden card could be anywhere. */
export function pastOf({ past, hands, shuffled, drawn }: Table): Past {
  if (past) return past;
  return {
    stocks: [sorted([...hands.flat(), ...shuffled.slice(drawn)])],
    hands: hands.map((hand) => hand.map((card) => ({ came: card, from: 0 }))),
  };
}

/**
 * The past after a restock (VI-12), which begins anew: all can tell by counting which cards the hands hold together. What
 * hands showed of them is kept; of an older stock nothing is, so that a past stays short.
 */
export function pastAtRestock(table: Table, stock: Cards): Past {
  const { stocks, hands } = pastOf({ ...table, past: null });
  return {
    stocks: [...stocks, sorted(stock)],
    hands: hands.map((came, seat) => {
      const shows = stillShown(table.past?.hands[seat] ?? []);
      return shows.length > 0 ? [...came, { shows }] : came;
    }),
  };
}

/** The cards that a hand has shown and not laid since. */
function stillShown(passages: readonly Passage[]): Cards {
  let shown: Cards = [];
  for (const passage of passages) {
    if ('shows' in passage) shown = union(shown, passage.shows);
    else if ('gone' in passage) shown = without(shown, passage.gone);
  }
  return shown;
}

/** The past with one more thing that happened to a seat's hand. */
export function withPassage(past: Past, seat: number, passage: Passage): Past {
  return { ...past, hands: past.hands.with(seat, [...(past.hands[seat] ?? []), passage]) };
}

/** Writes down what happened to a hand, where there is a past. */
export function note(table: Table, seat: number, passage: Passage): void {
  if (table.past) table.past = withPassage(table.past, seat, passage);
}

/** A card came to a seat's hand from the stock. `seenBy`: who had seen it there. */
export function noteCame(table: Table, seat: number, card: VivaCard, seenBy?: readonly Viewer[]): void {
  if (!table.past) return;
  const from = table.past.stocks.length - 1;
  note(table, seat, seenBy ? { came: card, from, seenBy } : { came: card, from });
}

/** A card was turned up from the stock: it is none of the hidden ones any more. */
export function noteTurnedUp(table: Table, card: VivaCard): void {
  const { past } = table;
  if (past) table.past = { ...past, stocks: past.stocks.with(-1, without(past.stocks.at(-1) ?? [], card)) };
}
