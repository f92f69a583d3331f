/**
 * A move that was decided and is not sent yet: for a moment it can be taken back, since nobody has seen anything of it.
 * Pure: the time is passed in, and whoever holds the move looks again when that time has come.
 */
import type { AnyMove } from '#shared/engine/rules.ts';

/** How long it can be taken back, in ms. */
export const UNDO_WINDOW_MS = 2000;

/** What a move is made on. */
export interface MoveContext {
  readonly match: number;
  readonly version: number;
  /** What may be done on it now; nothing while something newer is on its way. */
  readonly moves: readonly AnyMove[];
}

export interface PendingMove {
  readonly move: AnyMove;
  /** What it is called where it was decided. */
  readonly what: string;
  /** The card it was decided with, where it was one. */
  readonly card: string | undefined;
  readonly on: Pick<MoveContext, 'match' | 'version'>;
  /** It is sent when this moment has come. */
  readonly until: number;
}

/** What becomes of a decision: it is held from now on, or the same was decided before and goes at once. */
export type Decision = { readonly held: PendingMove } | { readonly send: AnyMove };

/** Something was decided while `before` was held. Another decision takes its place; the same once more says "now". */
export function decide(
  before: PendingMove | null,
  decided: Pick<PendingMove, 'move' | 'what' | 'card'>,
  { match, version }: MoveContext,
  now: number,
): Decision {
  if (before && isSame(before.move, decided.move)) return { send: before.move };
  return { held: { ...decided, on: { match, version }, until: now + UNDO_WINDOW_MS } };
}

/** How long it is still held, in ms; 0: it is to be sent. */
export function remainingMs({ until }: PendingMove, now: number): number {
  return Math.max(0, until - now);
}

/** It was decided on something that is not so any more: it is not sent. */
export function isStale({ on }: PendingMove, { match, version, moves }: MoveContext): boolean {
  return on.match !== match || on.version !== version || moves.length === 0;
}

/** Moves are plain data, and a game makes the same one in the same way. */
function isSame(one: AnyMove, other: AnyMove): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
