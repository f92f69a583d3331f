/** The places of VM-4 as they are sewn into the cloth. */
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import { translate as inWords } from '#shared/words/say.ts';
import type { StitchedFrame } from '../../../table/api.ts';
import type { LayoutContext } from '../../game.ts';
import { cardName } from '../reading/names.ts';
import { CLOTH } from '../words/en/cloth.ts';
import { placesFor } from './places.ts';

/**
 * Each place's frame by its zone's id. Before the game area stands the last card's number and moment (VM-26), too small to be
 * read on the card itself.
 */
export function clothFrames({ area }: Observation, { say, tvLayout: sofa }: LayoutContext<Move, Observation>): Readonly<Record<string, StitchedFrame>> {
  const places = placesFor(sofa);
  const top = area.at(-1)?.card;
  return {
    area: {
      name: top === undefined ? inWords(CLOTH, 'frame.area') : cardName(top, say),
      cards: places.area.cards,
      scale: places.area.scale,
    },
    common: { name: inWords(CLOTH, 'frame.common'), cards: 1, scale: places.common.scale },
    discard: { name: inWords(CLOTH, 'frame.discard'), cards: 1, scale: places.discard.scale },
    returned: { name: inWords(CLOTH, 'frame.returned'), cards: places.returned.fit, scale: places.returned.scale },
  };
}
