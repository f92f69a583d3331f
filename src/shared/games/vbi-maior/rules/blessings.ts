/** What each blessing does, and what it asks its owner first (VM-16, VM-30, VM-32). */
import {
  type Blessing,
  isCurse,
  isRome,
  numberOf,
  ROME_SIZE,
  romeAscending,
  type VbiCard,
} from '../../../cards/rome.ts';
import { at, present } from '../../../engine/collections.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { MoveEvent, Seat } from '../../../engine/rules.ts';
import { knowBack, knowBelow, knowLowest, knowSwapped } from '../state/deck-knowledge.ts';
import type { Choose } from '../state/moves.ts';
import {
  allSeats,
  deckOf,
  knownOf,
  recordConsequence,
  recordMove,
  rememberSeenInDeck,
  type State,
  seatsWithCards,
  seenInDecksAfterSwap,
} from '../state/state.ts';
import type { AskingBlessing, CardDestination, PendingChoice } from '../state/table.ts';
import { look } from './arrange.ts';

// The blessings with a choice, and its effects (VM-30, VM-32).

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

/** How many cards Fortune shows, and Ceres draws. */
export const FORTUNE_CARDS = 3;
const CERES_CARDS = 2;

type Effect = (state: State, owner: Seat) => void;

const EFFECTS: Readonly<Record<Blessing, Effect>> = {
  ianus: (state, owner) => look(state, [owner]),
  minerva: (state) => look(state, allSeats(state)),
  mercurius: ask('mercurius'),
  apollo: (state, owner) => showLowest(state, owner),
  diana: (state) => {
    for (const seat of seatsWithCards(state)) showLowest(state, seat);
  },
  fortuna: showFortune,
  /** Draws one card at a time (VM-12), and looks if one stayed (VM-19). */
  ceres({ table }, owner) {
    for (let k = 0; k < CERES_CARDS; k++) table.draws.push({ seat: owner, look: true });
  },
  iuppiter: ({ table }) => {
    table.inForce.push('iuppiter');
  },
  vesta: ask('vesta'),
  vulcanus: ask('vulcanus'),
  saturnus: ({ table }) => {
    table.inForce.push('saturnus');
  },
  mars: ({ table }) => {
    table.inForce.push('mars');
  },
  venus: ask('venus'),
  neptunus: takeBack,
};

/** A blessing was turned up: it does what it does, and lies in the discard pile (VM-16). */
export function playBlessing(state: State, owner: Seat, card: Blessing, fate: CardDestination): void {
  if (fate === 'works') EFFECTS[card](state, owner);
  state.table.discard.push(card);
}

/** VM-32: the owner is asked wherever there is something to choose. */
function ask(card: AskingBlessing): Effect {
  return (state, seat) => {
    if (choicesOf(state, { seat, card }).length > 0) state.table.asked = { seat, card };
  };
}

/** VM-33: the lowest Rome card of a personal deck is turned face up where it lies. */
function showLowest(state: State, seat: Seat): void {
  const lowest = romeAscending(deckOf(state, seat))[0];
  knowLowest(knownOf(state, seat), lowest && numberOf(lowest));
  if (!lowest || state.faceUp.includes(lowest)) return;
  rememberSeenInDeck(state.table, lowest, seat);
  state.faceUp.push(lowest);
  recordConsequence(state, { type: 'face-up', seat, card: lowest });
}

/** The top cards of the common deck are shown; it is shuffled next (VM-18). */
function showFortune(state: State): void {
  const { table, deck } = state;
  const last = table.area.at(-1);
  const cards = deck.slice(0, FORTUNE_CARDS);
  if (cards.length === 0) return;
  const above = last ? numberOf(last.card) : 0;
  const points = cards.filter((card) => isRome(card) && numberOf(card) > above).length;
  table.fortune += points;
  table.shown = cards;
  recordConsequence(state, { type: 'fortune', cards: [...cards], points });
}

/** The last card of the game area goes back to who turned it up. */
function takeBack(state: State): void {
  const laid = state.table.area.pop();
  if (!laid) return;
  const { card, seat } = laid;
  deckOf(state, seat).unshift(card);
  knowBack(knownOf(state, seat), numberOf(card));
  rememberSeenInDeck(state.table, card, seat);
  recordConsequence(state, { type: 'back', seat, card });
  look(state, [seat]);
}
