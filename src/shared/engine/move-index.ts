/**
 * Indexed moves, for fast playouts. A game with countable moves implements its rules on indices,
 * and the named interface uses the same functions, so each rule has one implementation.
 */
import { at } from './collections.ts';
import type { Refusal } from './refusal.ts';
import type { AnyMove, GameTypes, IndexedMoves, MoveEvent, MoveIndex, Seat } from './rules.ts';

// Interned moves: a move's events are made once, since creating them costs more than applying most
// rules. Neither is ever changed.

/** Property with a move's events. Not enumerable, so that copies, text and comparison ignore it. */
const EVENTS = Symbol('events');

/** Returns the move prepared to store its events. For a game's move tables, at load. */
export function interned<Move extends AnyMove>(move: Move): Move {
  Object.defineProperty(move, EVENTS, { value: [] });
  return move;
}

/** The seat's event of an `interned` move; undefined for others. */
export function internedEvent<Move extends AnyMove>(seat: Seat, move: Move): MoveEvent<Move> | undefined {
  const kept = (move as { [EVENTS]?: MoveEvent<Move>[] })[EVENTS];
  if (!kept) return undefined;
  kept[seat] ??= { by: seat, ...move };
  return kept[seat];
}

/** The moves of these indices. */
export function movesAt<Move extends AnyMove>(moves: readonly Move[], numbers: readonly MoveIndex[]): Move[] {
  const named = new Array<Move>(numbers.length);
  for (let k = 0; k < numbers.length; k++) named[k] = at(moves, at(numbers, k));
  return named;
}

const INDEXES_BY_LIST = new WeakMap<readonly AnyMove[], ReadonlyMap<string, MoveIndex>>();

/** Index by a move's text, for moves from outside; built once. */
export function indexesByMove(moves: readonly AnyMove[]): ReadonlyMap<string, MoveIndex> {
  const known = INDEXES_BY_LIST.get(moves) ?? new Map(moves.map((move, number) => [JSON.stringify(move), number]));
  INDEXES_BY_LIST.set(moves, known);
  return known;
}

/** Whether a move is in the list: a loop, since `includes` is slower here. */
export function isAmong(move: MoveIndex, legal: readonly MoveIndex[]): boolean {
  for (let k = 0; k < legal.length; k++) if (legal[k] === move) return true;
  return false;
}

/** A game's definitions, from which the rest follows. */
interface IndexedMovesDefinition<G extends GameTypes> extends Pick<IndexedMoves<G>, 'moves' | 'legal' | 'apply'> {
  /** Whether a move is legal, where that needs no list. */
  readonly may?: (state: G['State'], seat: Seat, move: MoveIndex) => boolean;
  /** By name: gives the reason for a move that isn't legal. */
  readonly refuse: (state: G['State'], seat: Seat, move: G['Move']) => Refusal | undefined;
}

/** A game's indexed moves. Each seat's events are made on first use. */
export function indexedMoves<G extends GameTypes>({
  moves,
  legal,
  may = (state, seat, move) => isAmong(move, legal(state, seat)),
  refuse,
  apply: make,
}: IndexedMovesDefinition<G>): IndexedMoves<G> {
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
    apply: make,
    event: (seat, move) => at(events[seat] ?? eventsOf(seat), move),
  };
}
