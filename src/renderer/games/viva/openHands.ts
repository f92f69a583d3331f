import type { State } from '#shared/games/viva/state.ts';
import type { Say } from '../../words/say.ts';
import type { OpenCard } from '../game.ts';
import { cardName } from './names.ts';

/** What each seat holds. */
export function openHands({ table }: State, say: Say): OpenCard[][] {
  return table.hands.map((cards) => cards.map((card) => ({ face: card, name: cardName(card, say) })));
}
