/**
 * Moves by their numbers: for whoever plays positions out by the thousand. A game whose moves can be counted has its rules in
 * numbers, and what the contract asks by names is asked of the same functions; so there is one implementation of each rule.
 */
import { at } from './at.ts';
import type { Refusal } from './refusal.ts';
import type { AnyMove, GameTypes, MoveEvent, Seat } from './rules.ts';

/** A move's place among all moves of its game. */
export type MoveNumber = number;

/** The contract's questions about moves, by number. */
export interface ByNumber<G extends GameTypes = GameTypes> {
  /** Every move there is, by its number; made once (`madeOnce`), never changed. */
  readonly moves: readonly G['Move'][];
  /**
   * The numbers of `legalMoves`, in the same order. It may be a list that the state itself keeps: good until the next move is
   * made, and for nobody else to change.
   */
  legal(state: G['State'], seat: Seat): readonly MoveNumber[];
  refuse(state: G['State'], seat: Seat, move: MoveNumber): Refusal | undefined;
  /** What `apply` does with the event of this move. */
  make(state: G['State'], seat: Seat, move: MoveNumber): void;
  /** A seat's move as an event. */
  event(seat: Seat, move: MoveNumber): MoveEvent<G['Move']>;
}

/** The moves of these numbers. */
export function movesOf<Move extends AnyMove>(moves: readonly Move[], numbers: readonly MoveNumber[]): Move[] {
  const named = new Array<Move>(numbers.length);
  for (let k = 0; k < numbers.length; k++) named[k] = at(moves, at(numbers, k));
  return named;
}

/** The same, with each seat's event of each move: made when it is first asked for, to write down what was played. */
export function inNumbers<G extends GameTypes>(questions: Omit<ByNumber<G>, 'event'>): ByNumber<G> {
  const events: MoveEvent<G['Move']>[][] = [];
  const eventsOf = (seat: Seat) => {
    const own = questions.moves.map((move): MoveEvent<G['Move']> => ({ by: seat, ...move }));
    events[seat] = own;
    return own;
  };
  return { ...questions, event: (seat, move) => at(events[seat] ?? eventsOf(seat), move) };
}
