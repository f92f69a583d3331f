/** Public knowledge, without own cards. */
import { isRome, numberOf, ROME_SIZE, type RomeCard, type VbiCard } from '../../../cards/rome.ts';
import type { Seat } from '../../../engine/rules.ts';
import { NO_ROME } from '../state/deck-knowledge.ts';
import type { Observation, VisibleDeck } from '../state/observation.ts';
import type { KnownCard } from './memory.ts';

/** The last card's number; 0 for none. */
export function lastNumber({ area }: Observation): number {
  const last = area.at(-1);
  return last ? numberOf(last.card) : 0;
}

/** The number to beat; 0 with Jupiter's help. */
export function toBeat(observation: Observation): number {
  return observation.inForce.includes('iuppiter') ? 0 : lastNumber(observation);
}

/** Other seats' non-empty decks. */
export function otherDecks({ decks }: Observation, seat: Seat): VisibleDeck[] {
  return decks.filter(({ size }, other) => other !== seat && size > 0);
}

/** Rome cards out of play this turn: laid, discarded, or in the return deck. */
export function goneCards({ area, discard, returned }: Observation): Set<VbiCard> {
  return new Set<VbiCard>([...area.map(({ card }) => card), ...discard, ...returned]);
}

/** Cards that never return to a deck. */
export function goneForGood({ area, discard }: Observation): VbiCard[] {
  return [...area.map(({ card }) => card), ...discard];
}

/** Publicly seen cards face down in another deck (VM-33). */
export function heldElsewhere({ held, decks }: Observation, seat: Seat): RomeCard[] {
  const open = decks.flatMap(({ faceUp }) => faceUp.map(({ card }) => card));
  return held.filter(({ card, seats }) => !seats.includes(seat) && !open.includes(card)).map(({ card }) => card);
}

/** Whether no other deck can have a lower card, by its lowest card or its order (VM-6). */
export function isFree(observation: Observation, seat: Seat, number: number): boolean {
  return otherDecks(observation, seat).every(({ floor, loose, bounds }) => {
    const higher = loose === 0 && bounds.length > 0 && bounds.every(({ from }) => from > number);
    return floor > number || higher;
  });
}

/**
 * Whether another deck has a lower card: face up or seen before, told by Venus, or above a revealed
 * card of an ordered deck (VM-6).
 */
export function mustWait(observation: Observation, seat: Seat, number: number): boolean {
  const last = toBeat(observation);
  const isBetween = (card: VbiCard) => isRome(card) && numberOf(card) > last && numberOf(card) < number;
  if (heldElsewhere(observation, seat).some(isBetween)) return true;
  return otherDecks(observation, seat).some(({ faceUp, below, bounds }) => {
    const isKnown = below !== null && below <= number && below > last + 1;
    return (
      isKnown || faceUp.some(({ card }) => isBetween(card)) || bounds.some(({ from, to }) => from > last && to < number)
    );
  });
}

/** Estimated Rome cards in personal decks: most cards are. */
export function cardsInDecks({ decks }: Observation): number {
  return decks.reduce((sum, { size, floor }) => sum + (floor === NO_ROME ? 0 : size), 0);
}

/** Whether every card between the last one and this number is gone or its own. */
export function isNext(observation: Observation, own: readonly KnownCard[], number: number): boolean {
  const gone = goneCards(observation);
  for (let between = toBeat(observation) + 1; between < number; between++) {
    const card: RomeCard = `R${between}`;
    if (!gone.has(card) && !own.includes(card)) return false;
  }
  return true;
}

/**
 * When nothing more can come: past the highest number, or at once if no other deck can have a Rome
 * card.
 */
export function endOfCount(observation: Observation, seat: Seat): number | 'now' {
  return isFree(observation, seat, ROME_SIZE) ? 'now' : NO_ROME;
}
