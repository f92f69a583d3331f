/**
 * Moves that a game makes once and hands out again and again: the event that a seat's move becomes is made once as well,
 * since making it costs more than most rules take to play it. Neither is ever changed.
 */
import type { AnyMove, MoveEvent, Seat } from './rules.ts';

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
