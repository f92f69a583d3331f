import type { State } from '#shared/games/briscola-chiamata/state.ts';
import type { Say } from '../../words/say.ts';
import type { OpenCard } from '../game.ts';
import { cardName } from './names.ts';

/** What each seat still holds. */
export function openHands({ hands }: State, say: Say): OpenCard[][] {
  return hands.map((cards) => cards.map((card) => ({ face: card, name: cardName(card, say) })));
}
