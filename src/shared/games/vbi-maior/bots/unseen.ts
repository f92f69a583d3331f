/** What may lie where the bot can't see it: in the decks of others, and at places of its own that it does not know. */
import { isCurse, isRome, numberOf, ROME_SIZE, VBI_DECK, type VbiCard } from '../../../cards/rome.ts';
import { rankOf } from '../state/deck-knowledge.ts';
import type { Observation, VisibleDeck } from '../state/observation.ts';
import { mayHaveCome, returnedByFortune } from '../view/fortune.ts';
import { isKnown, type KnownCard, type Memory } from './memory.ts';
import { goneCards, heldElsewhere, otherDecks } from './observation-queries.ts';

/** By number, how many cards to expect; index 0 is nothing. */
export type ExpectedCounts = Float64Array;

/** What lies in personal decks, as far as one seat can tell. */
export interface UnseenCards {
  /** Rome cards whose owners know where they lie. */
  readonly owned: ExpectedCounts;
  /** How many cards lie in other decks that nobody can tell. */
  readonly blind: number;
  /** How likely a card that nobody has seen is each number; what is left to 1 are blessings. */
  readonly chance: ExpectedCounts;
}

/** Numbers that the count has gone past in this turn: nobody who counts holds them. */
export type Passed = readonly boolean[];

export function unseenBy(observation: Observation, memory: Memory, passed: Passed): UnseenCards {
  const cards = unseenCards(observation, memory);
  const owned = new Float64Array(ROME_SIZE + 1);
  for (const deck of otherDecks(observation, memory.seat)) {
    for (const { card } of deck.faceUp) add(owned, card, 1);
  }
  const told = heldElsewhere(observation, memory.seat);
  for (const card of told) add(owned, card, 1);
  let toPlace = told.length;
  let blind = 0;
  for (const deck of otherDecks(observation, memory.seat)) {
    const loose = looseCards(deck);
    blind += loose;
    for (let place = 0; place < deck.size - deck.loose; place++) {
      if (deck.faceUp.some(({ position }) => position === place + deck.loose)) continue;
      if (toPlace > 0 && holdsTold(observation, deck)) {
        toPlace--;
        continue;
      }
      spread(owned, cards, deck, place, passed);
    }
  }
  return { owned, blind, chance: chances(ownUnseen(observation, memory, cards)) };
}

/** Cards from the top that nobody can tell, those aside that lie face up. */
export function looseCards({ loose, faceUp }: VisibleDeck): number {
  return loose - faceUp.filter(({ position }) => position < loose).length;
}

function holdsTold({ decks, held }: Observation, deck: VisibleDeck): boolean {
  return held.some(({ seats }) => seats.length === 1 && decks[seats[0] ?? -1] === deck);
}

/** One card that its owner knows: any that may lie at that place of a deck in order, none that has been counted past. */
function spread(
  owned: ExpectedCounts,
  cards: readonly VbiCard[],
  deck: VisibleDeck,
  place: number,
  passed: Passed,
): void {
  const { from, to } = deck.bounds[place] ?? { from: 0, to: ROME_SIZE + 1 };
  const may = cards.filter((card) => {
    const rank = rankOf(card);
    return rank >= Math.max(from, deck.floor) && rank <= to && !passed[rank];
  });
  for (const card of may) add(owned, card, 1 / may.length);
}

function add(numbers: ExpectedCounts, card: VbiCard, share: number): void {
  if (isRome(card)) numbers[numberOf(card)] = (numbers[numberOf(card)] ?? 0) + share;
}

function chances(cards: readonly VbiCard[]): ExpectedCounts {
  const chance = new Float64Array(ROME_SIZE + 1);
  for (const card of cards) add(chance, card, 1 / cards.length);
  return chance;
}

/** Cards of which this seat does not know where they are; curses are gone by then (VM-9). */
function unseenCards(observation: Observation, { seat, deck, lost }: Memory): VbiCard[] {
  const known = new Set<KnownCard>([...deck.filter(isKnown), ...lost, ...heldElsewhere(observation, seat)]);
  for (const { faceUp } of observation.decks) for (const { card } of faceUp) known.add(card);
  const gone = goneCards(observation);
  return VBI_DECK.filter((card) => !isCurse(card) && !gone.has(card) && !known.has(card));
}

/** Those that may lie at a place of the own deck that was never seen: none that Fortune showed in the common deck (VM-18). */
function ownUnseen(observation: Observation, { seat }: Memory, cards: readonly VbiCard[]): VbiCard[] {
  const returned = returnedByFortune(observation.story, observation.decks.length);
  const floor = observation.decks[seat]?.floor ?? 0;
  return cards.filter((card) => rankOf(card) >= floor && mayHaveCome(returned, card, seat));
}

/** How likely a card of the common deck is a Rome card above a number. */
export function shareAbove(observation: Observation, memory: Memory, number: number): number {
  const unseen = unseenCards(observation, memory);
  return unseen.filter((card) => isRome(card) && numberOf(card) > number).length / unseen.length;
}
