/** The full state of a game of Vbi Maior, visible to nobody, and its deck. */
import { type Curse, isRome, type RomeCard, VBI_DECK, type VbiCard } from '../../../cards/rome.ts';
import { at } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import { sortedIds } from '../../../fair-shuffle/shuffle.ts';
import { type DeckKnowledge, knowledgeOfDrawnDeck } from './deck-knowledge.ts';
import type { Chance, Move } from './moves.ts';
import type { Observation } from './observation.ts';
import { MAX_SEATS, type Options } from './options.ts';
import type { CardSeenInDeck, Consequence, PublicMove, Table } from './table.ts';

// Deck indices: each card exists once (VM-1).

/** The full deck in the order chance shuffles from. */
const DECK = sortedIds(VBI_DECK);
const PLACES: ReadonlyMap<VbiCard, number> = new Map(DECK.map((card, place) => [card, place]));

/** Sorts cards into the order chance shuffles from, by marking them: faster than sorting names. */
export function sorted(cards: readonly VbiCard[]): VbiCard[] {
  if (cards.length === DECK.length) return DECK;
  const marks = marksOf(cards);
  return DECK.filter((_, place) => marks[place] === 1);
}

/** The same cards, each once, in any order. */
export function sameCards(some: readonly VbiCard[], others: readonly VbiCard[]): boolean {
  if (some.length !== others.length) return false;
  if (some.length === 0) return true;
  const marks = others.length === DECK.length ? new Uint8Array(DECK.length).fill(1) : marksOf(others);
  for (const card of some) {
    const place = PLACES.get(card) ?? -1;
    if (marks[place] !== 1) return false;
    marks[place] = 0;
  }
  return true;
}

/** By deck index: 1 for each of these cards. */
function marksOf(cards: readonly VbiCard[]): Uint8Array {
  const marks = new Uint8Array(DECK.length);
  for (const card of cards) marks[PLACES.get(card) ?? -1] = 1;
  return marks;
}

export interface State {
  options: Options;
  seats: number;
  table: Table;
  /** The common deck, first = top. */
  deck: VbiCard[];
  /** The personal decks by seat, first = top. */
  personal: VbiCard[][];
  /** The cards in personal decks that lie face up (VM-33). */
  faceUp: VbiCard[];
  /** Votes by seat, null before voting (VM-10); empty outside a vote. */
  votes: (Curse | null)[];
}

/** The game's types for the engine's contract. */
export interface VbiMaior {
  State: State;
  Move: Move;
  Chance: Chance;
  Options: Options;
  Observation: Observation;
}

/** A game before its first shuffle. */
export function initial(options: Options, seats: number): State {
  return {
    options,
    seats,
    table: {
      phase: 'shuffle',
      last: null,
      turn: 0,
      scores: [],
      area: [],
      discard: [],
      returned: [],
      shown: [],
      fortune: 0,
      inForce: [],
      curses: [],
      draws: [],
      looking: [],
      muddling: null,
      asked: null,
      known: Array.from({ length: seats }, () => knowledgeOfDrawnDeck(0)),
      held: [],
      story: [],
      outcome: null,
    },
    deck: [...VBI_DECK],
    personal: Array.from({ length: seats }, () => []),
    faceUp: [],
    votes: [],
  };
}

/** A seat's personal deck, first = top. */
export function deckOf(state: State, seat: Seat): VbiCard[] {
  return at(state.personal, seat);
}

/** Public knowledge of a seat's personal deck. */
export function knownOf(state: State, seat: Seat): DeckKnowledge {
  return at(state.table.known, seat);
}

/** Cached by number of seats. */
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_, seat) => seat),
);

/** Every seat, 0 first. */
export function allSeats({ seats }: State): readonly Seat[] {
  return at(SEATS, seats);
}

/** The seats whose personal deck holds a card. */
export function seatsWithCards(state: State): Seat[] {
  return allSeats(state).filter((seat) => deckOf(state, seat).length > 0);
}

/** Whether a personal deck holds a Rome card (VM-17, VM-21). */
export function holdsRome(deck: readonly VbiCard[]): boolean {
  return deck.some(isRome);
}

/** Logs an event's consequence. */
export function recordConsequence(state: State, consequence: Consequence): void {
  state.table.story.push(consequence);
}

/** Logs an event in its public form. */
export function recordMove(state: State, move: PublicMove): void {
  state.table.story.push(move);
  state.table.last = move;
}

// Publicly seen Rome cards that are face down in a personal deck again.

/** The table's part with this knowledge. */
interface CardsSeenInDecks {
  held: readonly CardSeenInDeck[];
}

/** This card was shown in a seat's deck (Apollo, Diana, Neptune). */
export function rememberSeenInDeck(table: CardsSeenInDecks, card: RomeCard, seat: Seat): void {
  table.held = [...table.held.filter((held) => held.card !== card), { card, seats: [seat] }];
}

/** Cards are shown; a seat that showed its deck has no others. */
export function forgetSeenInDeck(table: CardsSeenInDecks, cards: readonly VbiCard[], shown?: Seat): void {
  table.held = table.held
    .filter(({ card }) => !cards.includes(card))
    .map(({ card, seats }) => ({ card, seats: seats.filter((seat) => seat !== shown) }));
}

/** The personal decks, and the cards that lie face up in them. */
interface Decks {
  readonly table: CardsSeenInDecks;
  readonly personal: readonly (readonly VbiCard[])[];
  readonly faceUp: readonly VbiCard[];
}

/** Before Mercury's unseen swap: face-up cards can be followed, the rest may have moved. */
export function seenInDecksAfterSwap({ table, personal, faceUp }: Decks, one: Seat, other: Seat): CardSeenInDeck[] {
  return table.held.map((held) => {
    const [seat, second] = held.seats;
    const to = seat === one ? other : one;
    if (second !== undefined || seat === undefined || (seat !== one && seat !== other)) {
      const mayMove = held.seats.includes(one) || held.seats.includes(other);
      return mayMove ? { ...held, seats: [...new Set([...held.seats, one, other])].sort() } : held;
    }
    if (!faceUp.includes(held.card)) return { ...held, seats: [one, other].sort() };
    return personal[seat]?.[0] === held.card ? { ...held, seats: [to] } : held;
  });
}
