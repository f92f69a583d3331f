/**
 * A pending move: made but not sent, so that it can be undone for a moment. Pure: time is passed in, and the owner
 * checks again when it has passed.
 */
import type { AnyMove } from '#shared/engine/rules.ts';

/** The undo window, in ms. */
export const UNDO_WINDOW_MS = 2000;

/** What a move is based on. */
export interface MoveContext {
  readonly match: number;
  readonly version: number;
  /** The legal moves; empty while something newer is on its way. */
  readonly moves: readonly AnyMove[];
}

export interface PendingMove {
  readonly move: AnyMove;
  /** Its name where it was made. */
  readonly what: string;
  /** The card it was made with, if any. */
  readonly card: string | undefined;
  readonly on: Pick<MoveContext, 'match' | 'version'>;
  /** It is sent at this time. */
  readonly until: number;
}

/** The result of a decision: it is pending now, or it repeats the pending one and is sent at once. */
export type Decision = { readonly held: PendingMove } | { readonly send: AnyMove };

/** Handles a decision while `before` is pending. A different one replaces it; the same again sends it. */
export function decide(
  before: PendingMove | null,
  decided: Pick<PendingMove, 'move' | 'what' | 'card'>,
  { match, version }: MoveContext,
  now: number,
): Decision {
  if (before && isSame(before.move, decided.move)) return { send: before.move };
  return { held: { ...decided, on: { match, version }, until: now + UNDO_WINDOW_MS } };
}

/** Time left, in ms; 0 means to send it. */
export function remainingMs({ until }: PendingMove, now: number): number {
  return Math.max(0, until - now);
}

/** Its basis has changed, so it is not sent. */
export function isStale({ on }: PendingMove, { match, version, moves }: MoveContext): boolean {
  return on.match !== match || on.version !== version || moves.length === 0;
}

/** Moves are plain data, and a game builds equal ones alike. */
function isSame(one: AnyMove, other: AnyMove): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
