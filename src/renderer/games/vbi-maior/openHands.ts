import type { State } from '#shared/games/vbi-maior/state.ts';
import type { Say } from '../../words/say.ts';
import type { OpenCard } from '../game.ts';
import { cardName } from './names.ts';

/** Each personal deck, its top card first. */
export function openHands({ personal }: State, say: Say): OpenCard[][] {
  return personal.map((cards) => cards.map((card) => ({ face: card, name: cardName(card, say) })));
}
