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

/** What a game says of its moves: the rest follows from it. */
interface InNumbers<G extends GameTypes> extends Pick<ByNumber<G>, 'moves' | 'legal' | 'make'> {
  /** By name: asked for the reason where a move is not among the legal ones. */
  readonly refuse: (state: G['State'], seat: Seat, move: G['Move']) => Refusal | undefined;
}

/** A game's moves by number. Each seat's event of each move is made when one is first asked for, to write down what was played. */
export function inNumbers<G extends GameTypes>({ moves, legal, refuse, make }: InNumbers<G>): ByNumber<G> {
  const events: MoveEvent<G['Move']>[][] = [];
  const eventsOf = (seat: Seat) => {
    const own = moves.map((move): MoveEvent<G['Move']> => ({ by: seat, ...move }));
    events[seat] = own;
    return own;
  };
  return {
    moves,
    legal,
    refuse: (state, seat, move) =>
      legal(state, seat).includes(move) ? undefined : refuse(state, seat, at(moves, move)),
    make,
    event: (seat, move) => at(events[seat] ?? eventsOf(seat), move),
  };
}
