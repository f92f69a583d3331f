/** What anyone at the table can read off it, the own cards aside. */
import { isRome, numberOf, ROME_SIZE, type RomeCard, VBI_DECK, type VbiCard } from '../../../cards/rome.ts';
import type { Seat } from '../../../engine/rules.ts';
import { NO_ROME } from '../state/known.ts';
import type { Observation, SeenDeck } from '../state/observation.ts';

/** The number of the last card in the game area; 0 if there is none. */
export function lastNumber({ area }: Observation): number {
  const last = area.at(-1);
  return last ? numberOf(last.card) : 0;
}

/** The personal decks of the other seats that have cards. */
export function otherDecks({ decks }: Observation, seat: Seat): SeenDeck[] {
  return decks.filter(({ size }, other) => other !== seat && size > 0);
}

/** Rome cards that nobody can turn up in this turn any more: in order, played before, or in the return deck. */
function goneCards({ area, discard, returned }: Observation): Set<VbiCard> {
  return new Set<VbiCard>([...area.map(({ card }) => card), ...discard, ...returned]);
}

/** Whether no other deck can hold a card that should go before this number. */
export function isFree(observation: Observation, seat: Seat, number: number): boolean {
  return otherDecks(observation, seat).every(({ floor }) => floor > number);
}

/** Whether another deck holds a card that should go first: one that lies face up, or one that Venus told of. */
export function mustWait(observation: Observation, seat: Seat, number: number): boolean {
  const last = lastNumber(observation);
  return otherDecks(observation, seat).some(({ faceUp, below }) => {
    const open = faceUp.some(({ card }) => isRome(card) && numberOf(card) > last && numberOf(card) < number);
    return open || (below !== null && below <= number && below > last + 1);
  });
}

/** Rome cards in personal decks, as far as sizes tell: most cards there are Rome cards. */
export function cardsInDecks({ decks }: Observation): number {
  return decks.reduce((sum, { size, floor }) => sum + (floor === NO_ROME ? 0 : size), 0);
}

/** Whether every card between the last one and this number is gone or in the own deck. */
export function isNext(observation: Observation, own: readonly (VbiCard | null)[], number: number): boolean {
  const gone = goneCards(observation);
  for (let between = lastNumber(observation) + 1; between < number; between++) {
    const card: RomeCard = `R${between}`;
    if (!gone.has(card) && !own.includes(card)) return false;
  }
  return true;
}

/** When nothing can come any more: past the highest number, or at once if no other deck can hold a Rome card. */
export function endOfCount(observation: Observation, seat: Seat): number | 'now' {
  return isFree(observation, seat, ROME_SIZE) ? 'now' : NO_ROME;
}

/** How likely a card that lies face down for this seat is a Rome card above a number. */
export function shareAbove(observation: Observation, own: readonly (VbiCard | null)[], number: number): number {
  const gone = goneCards(observation);
  const unseen = VBI_DECK.filter((card) => !gone.has(card) && !own.includes(card));
  return unseen.filter((card) => isRome(card) && numberOf(card) > number).length / unseen.length;
}
