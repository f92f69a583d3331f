/**
 * Every move by index: plays by design, then blocking cards, then moves without a card. Names are
 * for people.
 */
import { DESIGNS, orderOf } from '../../../cards/viva.ts';
import { at, present } from '../../../engine/collections.ts';
import { interned } from '../../../engine/move-index.ts';
import type { MoveIndex } from '../../../engine/rules.ts';
import { ALL_HOUSES, HOUSES } from './board.ts';
import type { Design } from './designs.ts';
import type { Move } from './moves.ts';
import { MAX_COPIES } from './options.ts';

/** Max copies of a card in a hand. */
const COPIES = Array.from({ length: MAX_COPIES + 1 }, (_, copies) => copies);

/** Every way to lay identical cards (VI-9), the fewest copies first. */
const PLACEMENTS: readonly (readonly number[])[] = [
  ...COPIES.slice(1).flatMap((copies) => HOUSES.map((house) => Array<number>(copies).fill(house))),
  ...[[0, 1], [0, 2], [1, 2], HOUSES],
].toSorted((a, b) => a.length - b.length);

/** By number of copies and set of houses: indices of the ways to lay them. */
const WITHIN: readonly (readonly (readonly number[])[])[] = COPIES.map((copies) =>
  Array.from({ length: ALL_HOUSES + 1 }, (_, set) =>
    [...PLACEMENTS.keys()].filter((place) => {
      const houses = at(PLACEMENTS, place);
      return houses.length <= copies && houses.every((house) => set & (1 << house));
    }),
  ),
);

export const FIRST_BLOCK: MoveIndex = DESIGNS.length * PLACEMENTS.length;
export const TAKE: MoveIndex = FIRST_BLOCK + DESIGNS.length;
export const PASS: MoveIndex = TAKE + 1;
export const VIVA: MoveIndex = TAKE + 2;
export const LAST_ON_GENERAL: MoveIndex = TAKE + 3;
export const LAST_ON_OWN: MoveIndex = TAKE + 4;
export const CATCH: MoveIndex = TAKE + 5;

/** One object per move, to avoid allocation. */
export const MOVES: readonly Move[] = [
  ...DESIGNS.flatMap((card) => PLACEMENTS.map((houses): Move => ({ type: 'play', card, houses: [...houses] }))),
  ...DESIGNS.map((card): Move => ({ type: 'block', card })),
  { type: 'take' as const },
  { type: 'pass' as const },
  { type: 'viva' as const },
  { type: 'last' as const, on: 'general' as const },
  { type: 'last' as const, on: 'own' as const },
  { type: 'catch' as const },
].map((move) => interned<Move>(move));

/** The ways to lay cards, by where they go. */
const PLACES: ReadonlyMap<string, number> = new Map(PLACEMENTS.map((houses, place) => [houses.join(), place]));

/** The index of a named, listed move from outside. */
export function indexOfMove(move: Move): MoveIndex {
  switch (move.type) {
    case 'play':
      return orderOf(move.card) * PLACEMENTS.length + present(PLACES.get(move.houses.join()), 'way to lay it');
    case 'block':
      return FIRST_BLOCK + orderOf(move.card);
    case 'take':
      return TAKE;
    case 'pass':
      return PASS;
    case 'viva':
      return VIVA;
    case 'last':
      return move.on === 'own' ? LAST_ON_OWN : LAST_ON_GENERAL;
    case 'catch':
      return CATCH;
  }
}

/** Whether this lays a blocking card. */
export function isBlocking(move: MoveIndex): boolean {
  return move >= FIRST_BLOCK && move < TAKE;
}

/** The design that is played or laid by a move with a card. */
export function designPlayed(move: MoveIndex): Design {
  return move < FIRST_BLOCK ? Math.floor(move / PLACEMENTS.length) : move - FIRST_BLOCK;
}

/** Where the cards of a play go. */
export function housesPlayed(play: MoveIndex): readonly number[] {
  return at(PLACEMENTS, play % PLACEMENTS.length);
}

/** Adds the plays of up to so many copies of a design on these houses, fewest copies first. */
export function addPlays(plays: MoveIndex[], design: Design, copies: number, houses: number): void {
  const places = WITHIN[copies]?.[houses] ?? [];
  const first = design * PLACEMENTS.length;
  for (let k = 0; k < places.length; k++) plays.push(first + at(places, k));
}
