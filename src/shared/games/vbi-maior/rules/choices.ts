/** The blessings with a choice, and its effects (VM-30, VM-32). */

import { isCurse, isRome, numberOf, ROME_SIZE, type VbiCard } from '../../../cards/rome.ts';
import { at, present } from '../../../engine/collections.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { MoveEvent, Seat } from '../../../engine/rules.ts';
import { knowBelow, knowSwapped } from '../state/deck-knowledge.ts';
import { seenInDecksAfterSwap } from '../state/held.ts';
import type { Choose } from '../state/moves.ts';
import {
  allSeats,
  deckOf,
  knownOf,
  recordConsequence,
  recordMove,
  type State,
  seatsWithCards,
} from '../state/state.ts';
import type { PendingChoice } from '../state/table.ts';
import { look } from './arrange.ts';

const ALL_NUMBERS = Array.from({ length: ROME_SIZE }, (_, k): Choose => ({ type: 'choose', number: k + 1 }));

/** All choices; empty for none, and then nothing is asked. */
export function choicesOf(state: State, { seat, card }: PendingChoice): Choose[] {
  switch (card) {
    case 'mercurius':
      if (deckOf(state, seat).length === 0) return [];
      return seatsWithCards(state).flatMap((other) => (other === seat ? [] : [{ type: 'choose', seat: other }]));
    case 'vesta':
      return state.table.returned.filter(isCurse).map((curse) => ({ type: 'choose', card: curse }));
    case 'vulcanus':
      return state.table.returned.filter(isRome).map((rome) => ({ type: 'choose', card: rome }));
    case 'venus':
      return ALL_NUMBERS;
  }
}

/** Why this doesn't answer the pending question. */
export function refuseChoice(state: State, seat: Seat, move: Choose): Refusal | undefined {
  const { asked, phase } = state.table;
  if (phase !== 'choose' || asked?.seat !== seat) return refusal('VM-16', 'not-asked');
  const possible = choicesOf(state, asked).some(
    (choice) => choice.seat === move.seat && choice.card === move.card && choice.number === move.number,
  );
  return possible ? undefined : refusal('VM-30', `not-for-${asked.card}`);
}

/** Applies the owner's answer. */
export function choose(state: State, event: MoveEvent<Choose>): void {
  const { t: _, ...move } = event;
  const { card: blessing } = present(state.table.asked, 'blessing that asks');
  const { by, seat, card, number } = move;
  state.table.asked = null;
  recordMove(state, { ...move, blessing });
  if (seat !== undefined) swap(state, by, seat);
  if (card !== undefined) discardReturned(state, card);
  if (number !== undefined) tellHolders(state, number);
}

/** Mercury: swaps the two top cards, unseen; both seats look (VM-19). */
function swap(state: State, owner: Seat, other: Seat): void {
  state.table.held = seenInDecksAfterSwap(state, owner, other);
  const [mine, theirs] = [deckOf(state, owner), deckOf(state, other)];
  const [given, taken] = [at(mine, 0), at(theirs, 0)];
  mine[0] = taken;
  theirs[0] = given;
  state.faceUp = state.faceUp.filter((card) => card !== given && card !== taken);
  knowSwapped(knownOf(state, owner));
  knowSwapped(knownOf(state, other));
  recordConsequence(state, { type: 'swap', seats: [owner, other] });
  look(state, [owner, other]);
}

/** Vesta, Vulcan: removes a card from the return deck for good. */
function discardReturned({ table }: State, card: VbiCard): void {
  table.returned = table.returned.filter((other) => other !== card);
  table.discard.push(card);
}

/** Venus: shows all which seats have a Rome card below the number. */
function tellHolders(state: State, number: number): void {
  const holds = (seat: Seat) => deckOf(state, seat).some((card) => isRome(card) && numberOf(card) < number);
  const seats = allSeats(state).filter(holds);
  for (const seat of allSeats(state)) knowBelow(knownOf(state, seat), number, seats.includes(seat));
  recordConsequence(state, { type: 'holders', number, seats });
}
