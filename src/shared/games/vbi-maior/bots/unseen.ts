/** Unseen cards: in others' decks, and at unknown places of its own. */
import { isCurse, isRome, numberOf, ROME_SIZE, VBI_DECK, type VbiCard } from '../../../cards/rome.ts';
import { rankOf } from '../state/deck-knowledge.ts';
import type { Observation, VisibleDeck } from '../state/observation.ts';
import { mayHaveCome, returnedByFortune } from '../view/resample.ts';
import { isKnown, type KnownCard, type Memory } from './memory.ts';
import { goneCards, heldElsewhere, otherDecks } from './observation-queries.ts';

/** Expected cards by number; index 0 is unused. */
export type ExpectedCounts = Float64Array;

/** Personal decks as one seat knows them. */
export interface UnseenCards {
  /** Rome cards whose owners know their place. */
  readonly owned: ExpectedCounts;
  /** Unknown cards in other decks. */
  readonly blind: number;
  /** Probability of an unseen card by number; the rest are blessings. */
  readonly chance: ExpectedCounts;
}

/** Numbers the count passed this turn: players who count don't have them. */
export type Passed = readonly boolean[];

export function unseenBy(observation: Observation, memory: Memory, passed: Passed): UnseenCards {
  const cards = unseenCards(observation, memory);
  const owned = new Float64Array(ROME_SIZE + 1);
  for (const deck of otherDecks(observation, memory.seat)) {
    for (const { card } of deck.faceUp) add(owned, card, 1);
  }
  const known = heldElsewhere(observation, memory.seat);
  for (const card of known) add(owned, card, 1);
  let toPlace = known.length;
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

/** Unknown cards on top, without face-up ones. */
export function looseCards({ loose, faceUp }: VisibleDeck): number {
  return loose - faceUp.filter(({ position }) => position < loose).length;
}

function holdsTold({ decks, held }: Observation, deck: VisibleDeck): boolean {
  return held.some(({ seats }) => seats.length === 1 && decks[seats[0] ?? -1] === deck);
}

/**
 * Distributes one card its owner knows over the numbers possible at its place, without those
 * passed.
 */
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

/** Cards whose place this seat doesn't know; curses are gone by then (VM-9). */
function unseenCards(observation: Observation, { seat, deck, lost }: Memory): VbiCard[] {
  const known = new Set<KnownCard>([...deck.filter(isKnown), ...lost, ...heldElsewhere(observation, seat)]);
  for (const { faceUp } of observation.decks) for (const { card } of faceUp) known.add(card);
  const gone = goneCards(observation);
  return VBI_DECK.filter((card) => !isCurse(card) && !gone.has(card) && !known.has(card));
}

/** Cards possible at an unseen place of its own: none that Fortune showed (VM-18). */
function ownUnseen(observation: Observation, { seat }: Memory, cards: readonly VbiCard[]): VbiCard[] {
  const returned = returnedByFortune(observation.story, observation.decks.length);
  const floor = observation.decks[seat]?.floor ?? 0;
  return cards.filter((card) => rankOf(card) >= floor && mayHaveCome(returned, card, seat));
}

/** Probability that a common-deck card is a Rome card above a number. */
export function shareAbove(observation: Observation, memory: Memory, number: number): number {
  const unseen = unseenCards(observation, memory);
  return unseen.filter((card) => isRome(card) && numberOf(card) > number).length / unseen.length;
}
