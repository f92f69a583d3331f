/** Applies events to a state. */
import { orderOf } from '../../../cards/viva.ts';
import type { GameEvent, MoveEvent, MoveIndex, Seat } from '../../../engine/rules.ts';
import { CATCH, designPlayed, FIRST_BLOCK, housesPlayed, PASS, TAKE, VIVA } from '../state/move-index.ts';
import type { Chance, Move } from '../state/moves.ts';
import type { State } from '../state/state.ts';
import { callOut, playLast, trackWindow } from './call-out.ts';
import { handOutDue, restock } from './chance.ts';
import { deal, firstRound } from './match.ts';
import { callViva, layBlockingCard, pass, play, take } from './play.ts';

/** Changes the state in place; due cards are dealt as far as the stock goes (VI-12). */
export function apply(state: State, event: GameEvent<Move, Chance>): void {
  trackWindow(state, event);
  applyEvent(state, event);
  handOutDue(state);
}

/** The same for a move by index, with its event. */
export function applyIndexed(state: State, event: MoveEvent<Move>, seat: Seat, move: MoveIndex): void {
  trackWindow(state, event);
  if (move < FIRST_BLOCK) play(state, seat, designPlayed(move), housesPlayed(move));
  else if (move < TAKE) layBlockingCard(state, seat, designPlayed(move));
  else if (move === TAKE) take(state, seat);
  else if (move === PASS) pass(state, seat);
  else if (move === VIVA) callViva(state, seat);
  else if (move === CATCH) callOut(state);
  else playLast(state, seat);
  handOutDue(state);
}

function applyEvent(state: State, event: GameEvent<Move, Chance>): void {
  switch (event.type) {
    case 'starter':
      state.round = firstRound(state.seats, event.seat);
      state.phase = 'deal';
      break;
    case 'deal':
      deal(state, event.cards);
      break;
    case 'restock':
      restock(state, event.cards);
      break;
    case 'play':
      play(state, event.by, orderOf(event.card), event.houses);
      break;
    case 'take':
      take(state, event.by);
      break;
    case 'pass':
      pass(state, event.by);
      break;
    case 'viva':
      callViva(state, event.by);
      break;
    case 'block':
      layBlockingCard(state, event.by, orderOf(event.card));
      break;
    case 'last':
      playLast(state, event.by);
      break;
    case 'catch':
      callOut(state);
      break;
  }
}
