/** Cards and refusals in words. */
import { type Colour, coloursOf, type VivaCard } from '#shared/cards/viva.ts';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Say } from '../../../words/say.ts';

export function colourName(colour: Colour, say: Say): string {
  return say(`colour.${colour}`);
}

/** "red and blue", "pink". */
export function cardName(card: VivaCard, say: Say): string {
  const [first = 'black', second] = coloursOf(card);
  if (!second) return say('card.one', { first: colourName(first, say) });
  return say('card.two', { first: colourName(first, say), second: colourName(second, say) });
}

/** What a refusal's gaps hold that are cards. */
const CARDS = ['card', 'taken', 'top', 'blocking'];

/** Why something is not permitted, as a sentence of its own. */
export function reason({ reason, params = {} }: Refusal, say: Say): string {
  const named = Object.entries(params).map(([name, value]) => [
    name,
    CARDS.includes(name) ? cardName(value as VivaCard, say) : value,
  ]);
  return sentence(say(reason, Object.fromEntries(named)));
}

/** The rules say but the reason, in small letters. */
function sentence(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
}
