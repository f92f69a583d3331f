/** Moves on their way: as they come in, while they wait, and what becomes of them once they are due. */
import { type Match, moveEvent, refuseEvent, take } from '#shared/engine/match.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { AnyMove, GameEvent, Rules, Seat } from '#shared/engine/rules.ts';

/** A move on its way: made by a seat, not yet an event. */
export interface PendingMove {
  readonly seat: Seat;
  /** Of the game's shape. */
  readonly move: AnyMove;
  /** Says once what became of it: refused, or (nothing) kept for good. */
  answer(refused?: Refusal): void;
}

export type ReadMove = { readonly move: AnyMove } | { readonly refused: Refusal };

/** A move as it came in, if it has the game's shape. */
export function readMove(rules: Rules, raw: unknown): ReadMove {
  const parsed = rules.moveSchema.safeParse(raw);
  if (parsed.success) return { move: parsed.data };
  const what = parsed.error.issues[0]?.message ?? 'unreadable';
  return { refused: refusal('host', 'malformed-move', { what }) };
}

/** A move that fell due with others, and what has become of it. */
export interface DueMove {
  readonly pending: PendingMove;
  readonly event: GameEvent;
  readonly refused: Refusal | undefined;
}

/** A match that goes on from where this one stands, and leaves it as it is. */
export function newDraft(match: Match): Match {
  return { ...match, state: structuredClone(match.state), events: [...match.events] };
}

/** What becomes of these moves, made at this time, one after another in a match that nobody sees. */
export function draftMoves(moves: readonly PendingMove[], draft: Match, t: number): DueMove[] {
  return moves.map((pending) => {
    const event = { ...moveEvent(pending.seat, pending.move), t };
    // Another deal, another time of discretion.
    const isLate = draft.rules.toAct(draft.state) === 'chance';
    const refused = isLate ? refusal('host', 'overtaken') : refuseEvent(draft, event);
    if (!refused) take(draft, event);
    return { pending, event, refused };
  });
}
