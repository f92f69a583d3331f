/** Where a game's moves have numbers, what is asked by number is answered as by name. */
import type { GameEvent, Rules } from '../rules.ts';

/** The first question that is answered otherwise; nothing where there is none. */
export function otherwiseByNumber(
  { byNumber, legalMoves, refuse }: Rules,
  state: unknown,
  seat: number,
): string | undefined {
  if (!byNumber) return undefined;
  const listed = byNumber.legal(state, seat).map((move) => byNumber.moves[move]);
  if (JSON.stringify(listed) !== JSON.stringify(legalMoves(state, seat))) return `${seat} has other moves by number`;
  const number = byNumber.moves.findIndex((move, number) => {
    return JSON.stringify(byNumber.refuse(state, seat, number)) !== JSON.stringify(refuse(state, seat, move));
  });
  return number < 0 ? undefined : `${seat}’s ${JSON.stringify(byNumber.moves[number])} is refused otherwise by number`;
}

/** What the event makes of the state if it is made by number; nothing where it is no move, or one in an order that none has. */
export function madeByNumber({ byNumber, legalMoves }: Rules, state: unknown, { t: _, ...event }: GameEvent): unknown {
  const { by, ...move } = event;
  if (!byNumber || by === 'chance') return undefined;
  const bytes = JSON.stringify(event);
  const number = byNumber.moves.findIndex((_, number) => JSON.stringify(byNumber.event(by, number)) === bytes);
  if (number < 0) {
    const listed = legalMoves(state, by).some((other) => JSON.stringify(other) === JSON.stringify(move));
    if (!listed) return undefined;
    throw new Error(`${bytes} has no number`);
  }
  byNumber.make(state, by, number);
  return state;
}
