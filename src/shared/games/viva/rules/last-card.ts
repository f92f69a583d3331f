/** A hand's last card: it goes on a blocking card, and its seat leaves the round. */
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { MoveIndex, Seat } from '../../../engine/rules.ts';
import { ownBlockerOf } from '../state/board.ts';
import { firstOf } from '../state/design-sets.ts';
import { coloursOf, nameOf } from '../state/designs.ts';
import { heldIn } from '../state/hand.ts';
import { LAST_ON_GENERAL, LAST_ON_OWN } from '../state/move-index.ts';
import type { Last } from '../state/moves.ts';
import { seatAfter, stillIn } from '../state/seats.ts';
import { roundOf, type State } from '../state/state.ts';
import { clearBoard, handOf, leaveHand } from '../state/table.ts';
import { endRound, isRoundOver } from './match.ts';

/** VI-17: it must be the only card, and share a colour with the blocking card it goes on. VI-7 does not apply. */
export function refuseLast({ table }: State, seat: Seat, on: Last['on']): Refusal | undefined {
  const hand = handOf(table.hands, seat);
  if (hand.size !== 1) return refusal('VI-17', 'not-the-last-card');
  const blocking = on === 'own' ? ownBlockerOf(table, seat) : table.general;
  if (blocking === null) return refusal('VI-17', 'no-own-blocker');
  const card = firstOf(heldIn(hand));
  if (coloursOf(card) & coloursOf(blocking)) return undefined;
  return refusal('VI-17', 'last-no-match', { card: nameOf(card), blocking: nameOf(blocking) });
}

/** Legal ways to lay the last card. */
export function legalLasts({ table: { hands, general, own } }: State, seat: Seat): MoveIndex[] {
  const hand = handOf(hands, seat);
  const lasts: MoveIndex[] = [];
  if (hand.size !== 1) return lasts;
  const colours = coloursOf(firstOf(heldIn(hand)));
  if (general !== null && colours & coloursOf(general)) lasts.push(LAST_ON_GENERAL);
  if (own?.seat === seat && own.card !== null && colours & coloursOf(own.card)) lasts.push(LAST_ON_OWN);
  return lasts;
}

/** VI-17: the seat is out, houses and general blocking card are cleared; another seat's own blocking card stays. */
export function playLast(state: State, seat: Seat): void {
  const { table } = state;
  const card = firstOf(heldIn(handOf(table.hands, seat)));
  leaveHand(table, seat, card);
  clearBoard(table);
  table.cleared.push(card);
  const own = ownBlockerOf(table, seat);
  if (own !== null) {
    table.cleared.push(own);
    table.own = null;
  }
  table.stale = false;
  const round = roundOf(state);
  state.round = { ...round, out: [...round.out, seat] };
  state.passes = 0;
  if (isRoundOver(state.round)) endRound(state);
  else makeNextLay(state, seat);
}

/** VI-18: the next seat lays the new blocking card and then has its turn; with one card only it first takes another. */
function makeNextLay(state: State, seat: Seat): void {
  const next = seatAfter(stillIn(roundOf(state)), seat);
  state.turn = next;
  state.phase = 'block-then-turn';
  if (handOf(state.table.hands, next).size === 1) state.due.push(next);
}
