/** Names of cards. */
import { type Colour, coloursOf, type VivaCard } from '#shared/cards/viva.ts';
import type { Say } from '../../../i18n/say.ts';

export function colourName(colour: Colour, say: Say): string {
  return say(`colour.${colour}`);
}

/** "red and blue", "pink". */
export function cardName(card: VivaCard, say: Say): string {
  const [first = 'black', second] = coloursOf(card);
  if (!second) return say('card.one', { first: colourName(first, say) });
  return say('card.two', { first: colourName(first, say), second: colourName(second, say) });
}
