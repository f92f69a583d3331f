/** Cards that lie before a seat in piles: only the top one is seen, and it is played like a card of the hand. */
import { at } from '../engine/collections.ts';
import type { Seat } from '../engine/rules.ts';
import type { CardNumber, TrickDeck } from './deck.ts';

/** Cards on each other, the top one last. */
export type Pile = readonly CardNumber[];

/** The piles before each seat as they were laid out, and how many cards of each are left, seat by seat. */
export interface Piles {
  piles: readonly (readonly Pile[])[];
  depths: number[];
}

/** A pile as everybody sees it; `top` is null where nothing is left. */
export interface VisiblePile<Card extends string = string> {
  readonly top: Card | null;
  readonly depth: number;
}

const NO_PILES: readonly Pile[] = [];

/** Lays out piles before a seat; every seat gets as many. */
export function layOut(state: Piles, seats: number, seat: Seat, laid: readonly Pile[]): void {
  const piles: (readonly Pile[])[] = [];
  const depths: number[] = [];
  for (let other = 0; other < seats; other++) {
    const own = other === seat ? laid : (state.piles[other] ?? NO_PILES);
    piles.push(own);
    for (let pile = 0; pile < laid.length; pile++) {
      const place = other * laid.length + pile;
      depths.push((other === seat ? laid[pile]?.length : state.depths[place]) ?? 0);
    }
  }
  state.piles = piles;
  state.depths = depths;
}

/** How many piles were laid out before a seat. */
export function pileCount({ piles }: Piles, seat: Seat): number {
  return piles[seat]?.length ?? 0;
}

/** What is left of the piles before a seat. */
export function pilesOf({ piles, depths }: Piles, seat: Seat): Pile[] {
  const own = piles[seat] ?? NO_PILES;
  return own.map((pile, k) => pile.slice(0, at(depths, seat * own.length + k)));
}

/** By seat: the piles as everybody sees them. */
export function visiblePiles<Card extends string>(
  deck: TrickDeck<Card>,
  state: Piles,
  seats: number,
): VisiblePile<Card>[][] {
  return Array.from({ length: seats }, (_, seat) =>
    pilesOf(state, seat).map((pile) => ({ top: deck.namesOf(pile.slice(-1))[0] ?? null, depth: pile.length })),
  );
}

/** The card of a pile that shows; undefined where none is left. */
export function topOf({ piles, depths }: Piles, seat: Seat, pile: number): CardNumber | undefined {
  const own = piles[seat] ?? NO_PILES;
  const depth = depths[seat * own.length + pile] ?? 0;
  return depth > 0 ? own[pile]?.[depth - 1] : undefined;
}

/** Takes the top card from a pile: the one beneath it shows. */
export function liftTop(state: Piles, seat: Seat, pile: number): void {
  const place = seat * pileCount(state, seat) + pile;
  state.depths[place] = (state.depths[place] ?? 0) - 1;
}
