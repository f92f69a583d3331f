/** What all at the table can know of a personal deck that lies face down, from what was shown or follows from VM-6. */
import { isRome, numberOf, ROME_SIZE, type VbiCard } from '../../../cards/rome.ts';

/**
 * Which cards may lie at a place, by rank: a Rome card's number, and above them all every blessing, `NO_ROME`. From and
 * to, both included.
 */
export interface Bounds {
  readonly from: number;
  readonly to: number;
}

export interface DeckKnowledge {
  /** None of its Rome cards is lower; 0: nothing is known, `NO_ROME`: it holds none. */
  floor: number;
  /** It holds a Rome card lower than this; null: nothing is known. */
  below: number | null;
  /** So many cards, counted from the top, lie in no order: drawn unseen or shuffled. The rest lies as in VM-6. */
  loose: number;
  /** Of the places below the loose ones, from their top; empty where nothing is known of any. */
  bounds: Bounds[];
}

/** A floor above every Rome card. */
export const NO_ROME = ROME_SIZE + 1;

const ANY: Bounds = { from: 1, to: NO_ROME };

/** A card's rank among those that lie in order: blessings are below all Rome cards, in any order (VM-6). */
export function rankOf(card: VbiCard): number {
  return isRome(card) ? numberOf(card) : NO_ROME;
}

/** A deck just drawn: nothing is known, nothing in order. */
export function knowledgeOfDrawnDeck(size: number): DeckKnowledge {
  return { floor: 0, below: null, loose: size, bounds: [] };
}

/** A card that nobody saw came onto the deck, which is of this size now. What lay in it is as high as before. */
export function knowDraw(known: DeckKnowledge, size: number): void {
  if (known.floor > 0) known.bounds = boundsOf(known, size - 1).map((one) => raiseBounds(one, known.floor));
  known.floor = 0;
  known.loose++;
}

/** It was looked at and arranged again: with no card added each lies where it lay, blessings aside. */
export function knowArranged(known: DeckKnowledge): void {
  if (known.loose > 0) known.bounds = [];
  known.loose = 0;
}

/** It was shown, and is no more. */
export function knowEmpty(known: DeckKnowledge): void {
  Object.assign(known, knowledgeOfDrawnDeck(0));
}

/** It was shuffled. */
export function knowMuddled(known: DeckKnowledge, size: number): void {
  known.loose = size;
  known.bounds = [];
}

/** Its top card was changed for another, unseen. */
export function knowSwapped(known: DeckKnowledge): void {
  known.floor = 0;
  known.below = null;
  known.loose = Math.max(known.loose, 1);
  known.bounds = [];
}

/** A Rome card that all have seen came back to it (Neptune). */
export function knowBack(known: DeckKnowledge, number: number): void {
  known.floor = Math.min(known.floor, number);
  known.below = Math.min(known.below ?? NO_ROME, number + 1);
  known.loose++;
}

/** Its lowest Rome card was shown, or that it has none (Apollo, Diana). */
export function knowLowest(known: DeckKnowledge, number: number | undefined): void {
  known.floor = number ?? NO_ROME;
}

/** Whether it holds a Rome card below a number was told (Venus). */
export function knowBelow(known: DeckKnowledge, number: number, holds: boolean): void {
  if (holds) known.below = Math.min(known.below ?? NO_ROME, number);
  else known.floor = Math.max(known.floor, number);
}

/** A curse left it (VM-9). */
export function knowCurseGone(known: DeckKnowledge, position: number): void {
  if (position < known.loose) known.loose--;
  else known.bounds = known.bounds.filter((_, place) => place !== position - known.loose);
}

/**
 * A Rome card or blessing was turned up, from a deck of this size with it. In an ordered deck those above are lower and
 * those below higher, and below a blessing lie blessings only (VM-6).
 */
export function knowTurnedUp(known: DeckKnowledge, position: number, card: VbiCard, size: number): void {
  const rank = rankOf(card);
  if (known.below !== null && rank < known.below) known.below = null;
  if (position < known.loose) {
    known.loose--;
    return;
  }
  if (position === 0) known.floor = rank;
  const place = position - known.loose;
  known.bounds = boundsOf(known, size).flatMap((one, other) => {
    if (other === place) return [];
    return other < place
      ? lowerBounds(one, isRome(card) ? rank - 1 : NO_ROME)
      : raiseBounds(one, isRome(card) ? rank + 1 : NO_ROME);
  });
}

/** The bounds of every place in order, in a deck of this size. */
function boundsOf({ bounds, loose }: DeckKnowledge, size: number): Bounds[] {
  return bounds.length > 0 ? bounds : Array<Bounds>(size - loose).fill(ANY);
}

function raiseBounds({ from, to }: Bounds, least: number): Bounds {
  return { from: Math.max(from, least), to };
}

function lowerBounds({ from, to }: Bounds, most: number): Bounds {
  return { from, to: Math.min(to, most) };
}
