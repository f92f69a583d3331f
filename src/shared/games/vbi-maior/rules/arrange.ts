/** Looking at a personal deck, and laying it down in order (VM-6, VM-19). */
import { isBlessing, isCurse, isRome } from '../../../cards/rome.ts';
import { interned } from '../../../engine/move-index.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Seat } from '../../../engine/rules.ts';
import { knowArranged } from '../state/deck-knowledge.ts';
import type { Arrange } from '../state/moves.ts';
import { deckOf, knownOf, recordMove, type State, sameCards, seatsWithCards } from '../state/state.ts';
import { arranged } from '../state/table.ts';

/** These seats take up their personal decks, if they have cards (VM-19). */
export function look(state: State, seats: readonly Seat[]): void {
  state.table.looking = seatsWithCards(state).filter((seat) => seats.includes(seat));
}

/** VM-6: a seat sees its cards from the draw until it lays them down. Not while more is to be drawn (VM-12). */
export function isLooking({ table }: State, seat: Seat): boolean {
  return table.phase === 'arrange' && table.looking.includes(seat);
}

/** Why a seat can't lay its deck down like this: it must name its own curses and blessings, each once (VM-6). */
export function refuseArrange(state: State, seat: Seat, { curses, blessings }: Arrange): Refusal | undefined {
  if (!isLooking(state, seat)) return refusal('VM-16', 'deck-is-down');
  const deck = deckOf(state, seat);
  if (!sameCards(curses, deck.filter(isCurse))) return refusal('VM-6', 'not-these-curses');
  if (!sameCards(blessings, deck.filter(isBlessing))) return refusal('VM-6', 'not-these-blessings');
  return undefined;
}

/** The one way to lay down Rome cards alone. */
const ASCENDING: readonly Arrange[] = [interned({ type: 'arrange', curses: [], blessings: [] })];

/** Each curse and each blessing once on top of its kind, the others as they come: not every order, but some. */
export function someArrangements(state: State, seat: Seat): readonly Arrange[] {
  const deck = deckOf(state, seat);
  if (deck.every(isRome)) return ASCENDING;
  const orders = rotations(deck.filter(isBlessing));
  return rotations(deck.filter(isCurse)).flatMap((curses) =>
    orders.map((blessings): Arrange => ({ type: 'arrange', curses, blessings })),
  );
}

/** A seat lays its deck down; its cards are face down from now on (VM-7, VM-33). The last one shows the curses (VM-10). */
export function layDown(state: State, seat: Seat, move: Arrange): void {
  const { table, personal } = state;
  const deck = arranged(deckOf(state, seat), move);
  personal[seat] = deck;
  if (state.faceUp.length > 0) state.faceUp = state.faceUp.filter((card) => !deck.includes(card));
  knowArranged(knownOf(state, seat));
  table.looking = table.looking.filter((other) => other !== seat);
  recordMove(state, { by: seat, type: 'arrange' });
  if (table.looking.length === 0) {
    table.curses = personal.flatMap((cards, bearer) => cards.filter(isCurse).map((card) => ({ card, seat: bearer })));
  }
}

function rotations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.map((_, k) => [...items.slice(k), ...items.slice(0, k)]);
}
