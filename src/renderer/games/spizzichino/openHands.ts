import type { State } from '#shared/games/spizzichino/state.ts';
import type { Say } from '../../words/say.ts';
import type { OpenCard } from '../game.ts';
import { cardName } from './names.ts';

/** What each seat holds, and after that its piles, each from the bottom up. */
export function openHands({ hands, piles }: State, say: Say): OpenCard[][] {
  return hands
    .map((hand, seat) => [...hand, ...(piles[seat]?.flat() ?? [])])
    .map((cards) => cards.map((card) => ({ face: card, name: cardName(card, say) })));
}
