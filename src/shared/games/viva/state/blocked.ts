/** Which cards the blocking cards forbid. */
import { type Colour, commonColours } from '../../../cards/viva.ts';
import type { Seat } from '../../../engine/rules.ts';
import { coloursOf, type Design, nameOf } from './designs.ts';
import type { Board } from './table.ts';

/** A blocking card in a card's way, and a colour that both show. */
export interface Blocker {
  readonly by: 'general' | 'own';
  readonly colour: Colour;
}

/** This seat's own blocking card, if it has one (VI-6). */
export function ownBlockerOf({ own }: Board, seat: Seat): Design | null {
  return own?.seat === seat ? own.card : null;
}

/** The colours that are blocked for this seat, as bits: those of the general blocking card and of its own (VI-7). */
export function blockedColours(board: Board, seat: Seat): number {
  const own = ownBlockerOf(board, seat);
  return (board.general === null ? 0 : coloursOf(board.general)) | (own === null ? 0 : coloursOf(own));
}

/** VI-7: whether the card shows a blocked colour. */
export function isBlocked(board: Board, seat: Seat, card: Design): boolean {
  return (coloursOf(card) & blockedColours(board, seat)) !== 0;
}

/** What blocks the card for this seat (VI-7); nothing if it isn't blocked. */
export function blockerOf(board: Board, seat: Seat, card: Design): Blocker | undefined {
  for (const by of ['general', 'own'] as const) {
    const blocking = by === 'general' ? board.general : ownBlockerOf(board, seat);
    const colour = blocking === null ? undefined : commonColours([nameOf(card), nameOf(blocking)])[0];
    if (colour) return { by, colour };
  }
  return undefined;
}
