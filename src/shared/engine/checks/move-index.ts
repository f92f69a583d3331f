/** Checks that a game's indexed moves agree with its named ones. */
import { indexesByMove } from '../move-index.ts';
import type { Refusal } from '../refusal.ts';
import type { GameEvent, Rules } from '../rules.ts';
import { isSameData } from '../view.ts';

/** The first disagreement; undefined for none. Tries every move. */
export function firstIndexMismatch(
  { indexedMoves: byNumber, legalMoves, refuse }: Rules,
  state: unknown,
  seat: number,
): string | undefined {
  if (!byNumber) return undefined;
  const listed = byNumber.legal(state, seat).map((move) => byNumber.moves[move]);
  if (!isSameData(listed, legalMoves(state, seat))) return `${seat} has other moves by number`;
  for (const [number, move] of byNumber.moves.entries()) {
    if (isSameRefusal(byNumber.refuse(state, seat, number), refuse(state, seat, move))) continue;
    return `${seat}’s ${JSON.stringify(move)} is refused otherwise by number`;
  }
  return undefined;
}

/** Compares directly: serializing hundreds would dominate the cost. */
function isSameRefusal(one: Refusal | undefined, other: Refusal | undefined): boolean {
  if (!one || !other) return one === other;
  return one.rule === other.rule && one.reason === other.reason && isSameData(one.params, other.params);
}

/**
 * The state after the event by index; undefined where it is no move, or has fields in another
 * order.
 */
export function appliedByIndex(
  { indexedMoves: byNumber, legalMoves }: Rules,
  state: unknown,
  { t: _, ...event }: GameEvent,
): unknown {
  const { by, ...move } = event;
  if (!byNumber || by === 'chance') return undefined;
  const bytes = JSON.stringify(move);
  const number = indexesByMove(byNumber.moves).get(bytes);
  if (number === undefined) {
    const listed = legalMoves(state, by).some((other) => JSON.stringify(other) === bytes);
    if (!listed) return undefined;
    throw new Error(`${bytes} has no number`);
  }
  if (JSON.stringify(byNumber.event(by, number)) !== JSON.stringify(event)) throw new Error(`${bytes} has no number`);
  byNumber.apply(state, by, number);
  return state;
}
