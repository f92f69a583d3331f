/** What the kit gives to a trick game, for pages that draw its table. */

import { kitHighlights } from '../tricks/kit-highlights.ts';
import { trickBackdrop } from '../tricks/layout.ts';
import type { GameOnTable } from './game.ts';
import type { GameParts } from './registry.ts';

/** Highlights and the table before a match, from the game's description; nothing for a game without one. */
export function partsFromKit({ tricks, look }: GameOnTable): Partial<GameParts> {
  return tricks ? { highlights: kitHighlights(tricks), backdrop: trickBackdrop(look, tricks) } : {};
}
