/** Short notation for matches in this game's tests. */

import { COLOURS, type Colour, coloursOf, DESIGNS, orderOf, type VivaCard } from '../../cards/viva.ts';
import { refusalOf, splitWords, takePlace } from '../../engine/checks/testing.ts';
import { at, present } from '../../engine/collections.ts';
import { drawNext, type Match, moveEvent, newMatch } from '../../engine/match.ts';
import { resolveOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import type { Seat } from '../../engine/rules.ts';
import { rules } from './rules.ts';
import { type Design, namesOf, numbersOf } from './state/designs.ts';
import { cardsIn, handOfCards } from './state/hand.ts';
import type { Move } from './state/moves.ts';
import { OPTIONS, type Options } from './state/options.ts';
import type { State, Viva } from './state/state.ts';
import { handOf, stockSize } from './state/table.ts';

const LETTERS = ['r', 'p', 'b', 'y', 'g', 'k'];

/** `r p b y g k` for the colours, black last: `card('rb')` is `red-blue`. */
export function card(letters: string): VivaCard {
  const name = [...letters].map((letter) => COLOURS[LETTERS.indexOf(letter)]).join('-');
  const found = DESIGNS.find((design) => design === name);
  if (!found) throw new Error(`no card ${letters}`);
  return found;
}

export function cards(text: string): VivaCard[] {
  return splitWords(text).map(card);
}

/** A new match. */
export function table(seats: number, options: Partial<Options> = {}): Match<Viva> {
  const resolved = resolveOptions(OPTIONS, options);
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  return newMatch(rules, resolved.options, seats);
}

/** A table in mid-round; defaults are empty. Cards not named don't exist. */
export interface Scene {
  /** By seat. */
  readonly hands: readonly string[];
  /** Each house's cards, top last. */
  readonly houses?: readonly string[];
  readonly general: string;
  readonly own?: readonly [seat: Seat, card: string];
  /** Top first. */
  readonly stock?: string;
  readonly cleared?: string;
  readonly stale?: boolean;
}

/** A match whose first round is at this table; seat 0 is on turn. */
export function scene(scene: Scene, options: Partial<Options> = {}): Match<Viva> {
  const match = table(scene.hands.length, { youngest: 0, ...options });
  chance(match);
  setTable(match, scene);
  return match;
}

/** Replaces the table of a running round. */
export function setTable(
  { state }: Match<Viva>,
  { hands, houses = [], general, own, stock, cleared, stale }: Scene,
): void {
  state.table = {
    ...state.table,
    hands: hands.map((hand) => handOfCards(numbersOf(cards(hand)))),
    houses: [0, 1, 2].map((house) => numbersOf(cards(houses[house] ?? ''))),
    general: orderOf(card(general)),
    own: own ? { seat: own[0], card: orderOf(card(own[1])) } : null,
    shuffled: numbersOf(cards(stock ?? '')),
    drawn: 0,
    cleared: numbersOf(cards(cleared ?? '')),
    stale: stale ?? false,
    past: null,
    peeked: [],
  };
}

/** Applies a random chance event. */
export function chance(match: Match<Viva>): void {
  const event = drawNext(match, seeded(match.events.length));
  if (!event) throw new Error('chance has nothing to decide');
  takePlace(match, event);
}

/** Restocks with these cards, top first. */
export function restock(match: Match<Viva>, text: string): void {
  takePlace(match, { by: 'chance', type: 'restock', cards: cards(text) });
}

/** A play: the card, then a house for each copy. */
export function laying(text: string, ...houses: number[]): Move {
  return { type: 'play', card: card(text), houses };
}

/** The seat on turn. */
export function onTurn({ state }: Match<Viva>): Seat {
  return present(state.turn, 'seat on turn');
}

/** Applies moves of whoever is on turn. */
export function act(match: Match<Viva>, ...moves: (Move | 'take' | 'pass' | 'viva')[]): void {
  for (const move of moves) {
    takePlace(match, moveEvent(onTurn(match), typeof move === 'string' ? { type: move } : move));
  }
}

export function block(match: Match<Viva>, text: string): void {
  act(match, { type: 'block', card: card(text) });
}

export function callOut(match: Match<Viva>, by: Seat): void {
  takePlace(match, { by, type: 'catch' });
}

/** The refusal of this move of the seat on turn. */
export function refusalTo(match: Match<Viva>, move: Move | 'take' | 'pass' | 'viva'): string | undefined {
  return refusalOf(match, moveEvent(onTurn(match), typeof move === 'string' ? { type: move } : move));
}

/** The table in the same notation. */
export function told({ state }: Match<Viva>) {
  const { hands, houses, general, own, shuffled, drawn, cleared } = state.table;
  return {
    turn: state.turn,
    phase: state.phase,
    hands: hands.map((hand) => letters(cardsIn(hand))),
    houses: houses.map(letters),
    general: general === null ? null : letters([general]),
    own: own && [own.seat, own.card === null ? null : letters([own.card])],
    stock: letters(shuffled.slice(drawn)),
    cleared: letters(cleared),
  };
}

export function stockOf(state: State): number {
  return stockSize(state.table);
}

/** A hand's cards by name. */
export function namesHeld({ table }: Pick<State, 'table'>, seat: Seat): VivaCard[] {
  return namesOf(cardsIn(handOf(table.hands, seat)));
}

function letters(list: readonly Design[]): string {
  const letterOf = (colour: Colour) => at(LETTERS, COLOURS.indexOf(colour));
  return namesOf(list)
    .map((card) => coloursOf(card).map(letterOf).join(''))
    .join(' ');
}
