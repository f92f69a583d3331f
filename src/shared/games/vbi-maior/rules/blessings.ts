/** What each blessing does (VM-16, VM-30, VM-32). Those that ask their owner first go on in choices.ts. */
import { type Blessing, isRome, numberOf, romeAscending } from '../../../cards/rome.ts';
import type { Seat } from '../../../engine/rules.ts';
import { knowBack, knowLowest } from '../state/deck-knowledge.ts';
import { rememberSeenInDeck } from '../state/held.ts';
import { allSeats, deckOf, knownOf, recordConsequence, type State, seatsWithCards } from '../state/state.ts';
import type { AskingBlessing, CardDestination } from '../state/table.ts';
import { look } from './arrange.ts';
import { choicesOf } from './choices.ts';

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
