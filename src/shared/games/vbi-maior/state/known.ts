/** What all at the table can know of a personal deck that lies face down, from what was shown or follows from VM-6. */
import { isRome, numberOf, ROME_SIZE, type VbiCard } from '../../../cards/rome.ts';

export interface Known {
  /** None of its Rome cards is lower; 0: nothing is known, `NO_ROME`: it holds none. */
  floor: number;
  /** It holds a Rome card lower than this; null: nothing is known. */
  below: number | null;
  /** So many cards, counted from the top, lie in no order: drawn unseen or shuffled. The rest lies as in VM-6. */
  loose: number;
}

/** A floor above every Rome card. */
export const NO_ROME = ROME_SIZE + 1;

/** A deck just drawn: nothing is known, nothing in order. */
export function knownOfDrawn(size: number): Known {
  return { floor: 0, below: null, loose: size };
}

/** A card that nobody saw came onto the deck. */
export function knowDraw(known: Known): void {
  known.floor = 0;
  known.loose++;
}

/** It was looked at and arranged again. */
export function knowArranged(known: Known): void {
  known.loose = 0;
}

/** It was shuffled. */
export function knowMuddled(known: Known, size: number): void {
  known.loose = size;
}

/** Its top card was changed for another, unseen. */
export function knowSwapped(known: Known): void {
  known.floor = 0;
  known.below = null;
  known.loose = Math.max(known.loose, 1);
}

/** A Rome card that all have seen came back to it (Neptune). */
export function knowBack(known: Known, number: number): void {
  known.floor = Math.min(known.floor, number);
  known.below = Math.min(known.below ?? NO_ROME, number + 1);
  known.loose++;
}

/** Its lowest Rome card was shown, or that it has none (Apollo, Diana). */
export function knowLowest(known: Known, number: number | undefined): void {
  known.floor = number ?? NO_ROME;
}

/** Whether it holds a Rome card below a number was told (Venus). */
export function knowBelow(known: Known, number: number, holds: boolean): void {
  if (holds) known.below = Math.min(known.below ?? NO_ROME, number);
  else known.floor = Math.max(known.floor, number);
}

/** A curse left it (VM-9). */
export function knowCurseGone(known: Known, position: number): void {
  if (position < known.loose) known.loose--;
}

/** A Rome card or blessing was turned up: from the top of an ordered deck, the rest is higher (VM-6). */
export function knowTurnedUp(known: Known, position: number, card: VbiCard): void {
  const number = isRome(card) ? numberOf(card) : NO_ROME;
  if (known.below !== null && number < known.below) known.below = null;
  if (position < known.loose) known.loose--;
  else if (position === 0) known.floor = number;
}
