/** The full state of a game of Vbi Maior, visible to nobody. */

import { type Curse, isRome, VBI_DECK, type VbiCard } from '../../../cards/rome.ts';
import { at } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import { type DeckKnowledge, knowledgeOfDrawnDeck } from './deck-knowledge.ts';
import type { Chance, Move } from './moves.ts';
import type { Observation } from './observation.ts';
import { MAX_SEATS, type Options } from './options.ts';
import type { Consequence, PublicMove, Table } from './table.ts';

export interface State {
  options: Options;
  seats: number;
  table: Table;
  /** The common deck, first = top. */
  deck: VbiCard[];
  /** The personal decks by seat, first = top. */
  personal: VbiCard[][];
  /** The cards in personal decks that lie face up (VM-33). */
  faceUp: VbiCard[];
  /** Votes by seat, null before voting (VM-10); empty outside a vote. */
  votes: (Curse | null)[];
}

/** The game's types for the engine's contract. */
export interface VbiMaior {
  State: State;
  Move: Move;
  Chance: Chance;
  Options: Options;
  Observation: Observation;
}

/** A game before its first shuffle. */
export function initial(options: Options, seats: number): State {
  return {
    options,
    seats,
    table: {
      phase: 'shuffle',
      last: null,
      turn: 0,
      scores: [],
      area: [],
      discard: [],
      returned: [],
      shown: [],
      fortune: 0,
      inForce: [],
      curses: [],
      draws: [],
      looking: [],
      muddling: null,
      asked: null,
      known: Array.from({ length: seats }, () => knowledgeOfDrawnDeck(0)),
      held: [],
      story: [],
      outcome: null,
    },
    deck: [...VBI_DECK],
    personal: Array.from({ length: seats }, () => []),
    faceUp: [],
    votes: [],
  };
}

/** A seat's personal deck, first = top. */
export function deckOf(state: State, seat: Seat): VbiCard[] {
  return at(state.personal, seat);
}

/** Public knowledge of a seat's personal deck. */
export function knownOf(state: State, seat: Seat): DeckKnowledge {
  return at(state.table.known, seat);
}

/** Cached by number of seats. */
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_, seat) => seat),
);

/** Every seat, 0 first. */
export function allSeats({ seats }: State): readonly Seat[] {
  return at(SEATS, seats);
}

/** The seats whose personal deck holds a card. */
export function seatsWithCards(state: State): Seat[] {
  return allSeats(state).filter((seat) => deckOf(state, seat).length > 0);
}

/** Whether a personal deck holds a Rome card (VM-17, VM-21). */
export function holdsRome(deck: readonly VbiCard[]): boolean {
  return deck.some(isRome);
}

/** Logs an event's consequence. */
export function recordConsequence(state: State, consequence: Consequence): void {
  state.table.story.push(consequence);
}

/** Logs an event in its public form. */
export function recordMove(state: State, move: PublicMove): void {
  state.table.story.push(move);
  state.table.last = move;
}
