/** Names of cards, and thirds as points. */
import { BASICS } from '#shared/games/spizzichino/cards.ts';
import { BOTH_SEATS } from '#shared/games/spizzichino/state.ts';
import type { Say } from '../../../i18n/say.ts';
import { cardName as nameOfCard, inPoints as worthInPoints } from '../../../tricks/names.ts';

/** SP-4. */
export const SEATS = BOTH_SEATS;

/** "knight of cups". */
export function cardName(card: string, say: Say): string {
  return nameOfCard(BASICS, card, say);
}

/** Thirds of a point as points: 7 is 2⅓. */
export function inPoints(thirds: number): string {
  return worthInPoints(BASICS, thirds);
}
