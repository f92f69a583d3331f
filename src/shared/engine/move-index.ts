/**
 * Moves by their numbers: for whoever plays positions out by the thousand. A game whose moves can be counted has its rules in
 * numbers, and what the contract asks by names is asked of the same functions; so there is one implementation of each rule.
 */
import { at } from './collections.ts';
import type { Refusal } from './refusal.ts';
import type { AnyMove, GameTypes, IndexedMoves, MoveEvent, MoveIndex, Seat } from './rules.ts';

/**
 * Moves that a game makes once and hands out again and again: the event that a seat's move becomes is made once as well,
 * since making it costs more than most rules take to play it. Neither is ever changed.
 */
/** Where a move keeps its events. Not enumerable: a copy of the move, its text and a comparison leave them out. */
const EVENTS = Symbol('events');

/** The same move, of which each seat's event is kept. For a game's tables, made at its start. */
export function interned<Move extends AnyMove>(move: Move): Move {
  Object.defineProperty(move, EVENTS, { value: [] });
  return move;
}

/** The seat's event of a move that was `madeOnce`; nothing of any other move. */
export function internedEvent<Move extends AnyMove>(seat: Seat, move: Move): MoveEvent<Move> | undefined {
  const kept = (move as { [EVENTS]?: MoveEvent<Move>[] })[EVENTS];
  if (!kept) return undefined;
  kept[seat] ??= { by: seat, ...move };
  return kept[seat];
}

/** The moves of these numbers. */
export function movesAt<Move extends AnyMove>(moves: readonly Move[], numbers: readonly MoveIndex[]): Move[] {
  const named = new Array<Move>(numbers.length);
  for (let k = 0; k < numbers.length; k++) named[k] = at(moves, at(numbers, k));
  return named;
}

const INDEXES_BY_LIST = new WeakMap<readonly AnyMove[], ReadonlyMap<string, MoveIndex>>();

/** The number of each move by its text, for moves that come from outside: made once, since there may be hundreds. */
export function indexesByMove(moves: readonly AnyMove[]): ReadonlyMap<string, MoveIndex> {
  const known = INDEXES_BY_LIST.get(moves) ?? new Map(moves.map((move, number) => [JSON.stringify(move), number]));
  INDEXES_BY_LIST.set(moves, known);
  return known;
}

/** By hand and not by `includes`, which is a call for every move checked. */
function isAmong(move: MoveIndex, legal: readonly MoveIndex[]): boolean {
  for (let k = 0; k < legal.length; k++) if (legal[k] === move) return true;
  return false;
}

/** What a game says of its moves: the rest follows from it. */
interface IndexedMovesDefinition<G extends GameTypes> extends Pick<IndexedMoves<G>, 'moves' | 'legal' | 'apply'> {
  /** Whether the move is among the legal ones, where that is told without listing them. */
  readonly may?: (state: G['State'], seat: Seat, move: MoveIndex) => boolean;
  /** By name: asked for the reason where a move is not among the legal ones. */
  readonly refuse: (state: G['State'], seat: Seat, move: G['Move']) => Refusal | undefined;
}

/** A game's moves by number. Each seat's event of each move is made when one is first asked for, to write down what was played. */
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
