/** Where a game's moves have numbers, what is asked by number is answered as by name. */
import { at } from '../at.ts';
import { numbersOf } from '../by-number.ts';
import type { Random } from '../random.ts';
import type { GameEvent, Rules } from '../rules.ts';

/** So many moves are asked about in a state, more or less, where there are more of them: others are in other states. */
const ASKED = 60;

/** The first question that is answered otherwise; nothing where there is none. */
export function otherwiseByNumber(
  { byNumber, legalMoves, refuse }: Rules,
  state: unknown,
  seat: number,
  random: Random,
): string | undefined {
  if (!byNumber) return undefined;
  const listed = byNumber.legal(state, seat).map((move) => byNumber.moves[move]);
  if (JSON.stringify(listed) !== JSON.stringify(legalMoves(state, seat))) return `${seat} has other moves by number`;
  const step = Math.ceil(byNumber.moves.length / ASKED);
  for (let number = random.below(step); number < byNumber.moves.length; number += step) {
    const move = at(byNumber.moves, number);
    if (JSON.stringify(byNumber.refuse(state, seat, number)) === JSON.stringify(refuse(state, seat, move))) continue;
    return `${seat}’s ${JSON.stringify(move)} is refused otherwise by number`;
  }
  return undefined;
}

/** What the event makes of the state if it is made by number; nothing where it is no move, or one in an order that none has. */
export function madeByNumber({ byNumber, legalMoves }: Rules, state: unknown, { t: _, ...event }: GameEvent): unknown {
  const { by, ...move } = event;
  if (!byNumber || by === 'chance') return undefined;
  const bytes = JSON.stringify(move);
  const number = numbersOf(byNumber.moves).get(bytes);
  if (number === undefined) {
    const listed = legalMoves(state, by).some((other) => JSON.stringify(other) === bytes);
    if (!listed) return undefined;
    throw new Error(`${bytes} has no number`);
  }
  if (JSON.stringify(byNumber.event(by, number)) !== JSON.stringify(event)) throw new Error(`${bytes} has no number`);
  byNumber.make(state, by, number);
  return state;
}
