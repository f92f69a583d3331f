/** Public knowledge of a face-down personal deck, from what was shown or follows from VM-6. */
import { isRome, numberOf, ROME_SIZE, type VbiCard } from '../../../cards/rome.ts';

/**
 * Possible ranks at a place, inclusive: a Rome card's number, or `NO_ROME` above them for any
 * blessing.
 */
export interface Bounds {
  readonly from: number;
  readonly to: number;
}

export interface DeckKnowledge {
  /** A lower bound of its Rome cards; 0: unknown, `NO_ROME`: it has none. */
  floor: number;
  /** It has a Rome card below this; null: unknown. */
  below: number | null;
  /** Number of unordered cards on top: drawn unseen or shuffled. The rest is ordered by VM-6. */
  loose: number;
  /** Bounds of the ordered places, from their top; empty if unknown. */
  bounds: Bounds[];
}

/** A floor above every Rome card. */
export const NO_ROME = ROME_SIZE + 1;

const ANY: Bounds = { from: 1, to: NO_ROME };

/** A card's rank in an ordered deck: blessings are below all Rome cards, in any order (VM-6). */
export function rankOf(card: VbiCard): number {
  return isRome(card) ? numberOf(card) : NO_ROME;
}

/** A newly drawn deck: unordered and unknown. */
export function knowledgeOfDrawnDeck(size: number): DeckKnowledge {
  return { floor: 0, below: null, loose: size, bounds: [] };
}

/** An unseen card was added to the deck, now of this size. The other cards keep their bounds. */
export function knowDraw(known: DeckKnowledge, size: number): void {
  if (known.floor > 0) known.bounds = boundsOf(known, size - 1).map((one) => raiseBounds(one, known.floor));
  known.floor = 0;
  known.loose++;
}

/** It was rearranged: without a new card each is where it was, blessings aside. */
export function knowArranged(known: DeckKnowledge): void {
  if (known.loose > 0) known.bounds = [];
  known.loose = 0;
}

/** It was shown, and is face down again. */
export function knowEmpty(known: DeckKnowledge): void {
  Object.assign(known, knowledgeOfDrawnDeck(0));
}

/** It was shuffled. */
export function knowMuddled(known: DeckKnowledge, size: number): void {
  known.loose = size;
  known.bounds = [];
}

/** Its top card was swapped, unseen. */
export function knowSwapped(known: DeckKnowledge): void {
  known.floor = 0;
  known.below = null;
  known.loose = Math.max(known.loose, 1);
  known.bounds = [];
}

/** A publicly seen Rome card returned to it (Neptune). */
export function knowBack(known: DeckKnowledge, number: number): void {
  known.floor = Math.min(known.floor, number);
  known.below = Math.min(known.below ?? NO_ROME, number + 1);
  known.loose++;
}

/** Its lowest Rome card was shown, or the lack of one (Apollo, Diana). */
export function knowLowest(known: DeckKnowledge, number: number | undefined): void {
  known.floor = number ?? NO_ROME;
}

/** Venus showed whether it has a Rome card below a number. */
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
 * A card was played from a deck of this size, itself included. In an ordered deck those above are
 * lower and those below higher; below a blessing there are only blessings (VM-6).
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

/** Bounds of every ordered place in a deck of this size. */
function boundsOf({ bounds, loose }: DeckKnowledge, size: number): Bounds[] {
  return bounds.length > 0 ? bounds : Array<Bounds>(size - loose).fill(ANY);
}

function raiseBounds({ from, to }: Bounds, least: number): Bounds {
  return { from: Math.max(from, least), to };
}

function lowerBounds({ from, to }: Bounds, most: number): Bounds {
  return { from, to: Math.min(to, most) };
}
