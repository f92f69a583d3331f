/**
 * Moves by their numbers: for whoever plays positions out by the thousand. A game whose moves can be counted has its rules in
 * numbers, and what the contract asks by names is asked of the same functions; so there is one implementation of each rule.
 */
import { at } from './at.ts';
import type { Refusal } from './refusal.ts';
import type { AnyMove, ByNumber, GameTypes, MoveEvent, MoveNumber, Seat } from './rules.ts';

/** The moves of these numbers. */
export function movesOf<Move extends AnyMove>(moves: readonly Move[], numbers: readonly MoveNumber[]): Move[] {
  const named = new Array<Move>(numbers.length);
  for (let k = 0; k < numbers.length; k++) named[k] = at(moves, at(numbers, k));
  return named;
}

const NUMBERS = new WeakMap<readonly AnyMove[], ReadonlyMap<string, MoveNumber>>();

/** The number of each move by its text, for moves that come from outside: made once, since there may be hundreds. */
export function numbersOf(moves: readonly AnyMove[]): ReadonlyMap<string, MoveNumber> {
  const known = NUMBERS.get(moves) ?? new Map(moves.map((move, number) => [JSON.stringify(move), number]));
  NUMBERS.set(moves, known);
  return known;
}

/** By hand and not by `includes`, which is a call for every move checked. */
function isAmong(move: MoveNumber, legal: readonly MoveNumber[]): boolean {
  for (let k = 0; k < legal.length; k++) if (legal[k] === move) return true;
  return false;
}

/** What a game says of its moves: the rest follows from it. */
interface InNumbers<G extends GameTypes> extends Pick<ByNumber<G>, 'moves' | 'legal' | 'make'> {
  /** Whether the move is among the legal ones, where that is told without listing them. */
  readonly may?: (state: G['State'], seat: Seat, move: MoveNumber) => boolean;
  /** By name: asked for the reason where a move is not among the legal ones. */
  readonly refuse: (state: G['State'], seat: Seat, move: G['Move']) => Refusal | undefined;
}

/** A game's moves by number. Each seat's event of each move is made when one is first asked for, to write down what was played. */
export function inNumbers<G extends GameTypes>({
  moves,
  legal,
  may = (state, seat, move) => isAmong(move, legal(state, seat)),
  refuse,
  make,
}: InNumbers<G>): ByNumber<G> {
  const events: MoveEvent<G['Move']>[][] = [];
  const eventsOf = (seat: Seat) => {
    const own = moves.map((move): MoveEvent<G['Move']> => ({ by: seat, ...move }));
    events[seat] = own;
    return own;
  };
  return {
    moves,
    legal,
    refuse: (state, seat, move) => (may(state, seat, move) ? undefined : refuse(state, seat, at(moves, move))),
    make,
    event: (seat, move) => at(events[seat] ?? eventsOf(seat), move),
  };
}
