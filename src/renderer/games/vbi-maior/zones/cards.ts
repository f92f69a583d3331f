import type { VbiCard } from '#shared/cards/rome.ts';
import type { TableCard } from '../../../table/api.ts';
import type { Say } from '../../../words/say.ts';
import { cardName } from '../names.ts';

/** A card that all can see, under its own name. */
export function faceUp(card: VbiCard, say: Say, more: Partial<TableCard> = {}): TableCard {
  return { key: card, face: card, name: cardName(card, say), ...more };
}
