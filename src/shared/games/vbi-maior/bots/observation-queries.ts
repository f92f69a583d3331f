/** What anyone at the table can read off it, the own cards aside. */
import { isRome, numberOf, ROME_SIZE, type RomeCard, type VbiCard } from '../../../cards/rome.ts';
import type { Seat } from '../../../engine/rules.ts';
import { NO_ROME } from '../state/deck-knowledge.ts';
import type { Observation, VisibleDeck } from '../state/observation.ts';
import type { KnownCard } from './memory.ts';

/** The number of the last card in the game area; 0 if there is none. */
export function lastNumber({ area }: Observation): number {
  const last = area.at(-1);
  return last ? numberOf(last.card) : 0;
}

/** What the next card has to be higher than: nothing where Jupiter helps it. */
export function toBeat(observation: Observation): number {
  return observation.inForce.includes('iuppiter') ? 0 : lastNumber(observation);
}

/** The personal decks of the other seats that have cards. */
export function otherDecks({ decks }: Observation, seat: Seat): VisibleDeck[] {
  return decks.filter(({ size }, other) => other !== seat && size > 0);
}

/** Rome cards that nobody can turn up in this turn any more: in order, played before, or in the return deck. */
export function goneCards({ area, discard, returned }: Observation): Set<VbiCard> {
  return new Set<VbiCard>([...area.map(({ card }) => card), ...discard, ...returned]);
}

/** Cards that come into no deck any more. */
export function goneForGood({ area, discard }: Observation): VbiCard[] {
  return [...area.map(({ card }) => card), ...discard];
}

/** Cards that all have seen and that lie face down in another deck again (VM-33). */
export function heldElsewhere({ held, decks }: Observation, seat: Seat): RomeCard[] {
  const open = decks.flatMap(({ faceUp }) => faceUp.map(({ card }) => card));
  return held.filter(({ card, seats }) => !seats.includes(seat) && !open.includes(card)).map(({ card }) => card);
}

/** Whether no other deck can hold a card that should go before this number: by its lowest card, or by its order (VM-6). */
export function isFree(observation: Observation, seat: Seat, number: number): boolean {
  return otherDecks(observation, seat).every(({ floor, loose, bounds }) => {
    const higher = loose === 0 && bounds.length > 0 && bounds.every(({ from }) => from > number);
    return floor > number || higher;
  });
}

/**
 * Whether another deck holds a card that should go first: one that lies face up or was seen there before, one that Venus told
 * of, or one above a card that was turned up out of an ordered deck (VM-6).
 */
export function mustWait(observation: Observation, seat: Seat, number: number): boolean {
  const last = toBeat(observation);
  const isBetween = (card: VbiCard) => isRome(card) && numberOf(card) > last && numberOf(card) < number;
  if (heldElsewhere(observation, seat).some(isBetween)) return true;
  return otherDecks(observation, seat).some(({ faceUp, below, bounds }) => {
    const told = below !== null && below <= number && below > last + 1;
    return (
      told || faceUp.some(({ card }) => isBetween(card)) || bounds.some(({ from, to }) => from > last && to < number)
    );
  });
}

/** Rome cards in personal decks, as far as sizes tell: most cards there are Rome cards. */
export function cardsInDecks({ decks }: Observation): number {
  return decks.reduce((sum, { size, floor }) => sum + (floor === NO_ROME ? 0 : size), 0);
}

/** Whether every card between the last one and this number is gone or in the own deck. */
export function isNext(observation: Observation, own: readonly KnownCard[], number: number): boolean {
  const gone = goneCards(observation);
  for (let between = toBeat(observation) + 1; between < number; between++) {
    const card: RomeCard = `R${between}`;
    if (!gone.has(card) && !own.includes(card)) return false;
  }
  return true;
}

/** When nothing can come any more: past the highest number, or at once if no other deck can hold a Rome card. */
export function endOfCount(observation: Observation, seat: Seat): number | 'now' {
  return isFree(observation, seat, ROME_SIZE) ? 'now' : NO_ROME;
}
