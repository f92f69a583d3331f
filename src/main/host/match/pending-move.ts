/** A move on its way: made by a seat, not yet an event. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { AnyMove, Seat } from '#shared/engine/rules.ts';

export interface PendingMove {
  readonly seat: Seat;
  /** Of the game's shape. */
  readonly move: AnyMove;
  /** Says once what became of it: refused, or (nothing) kept for good. */
  answer(refused?: Refusal): void;
}
