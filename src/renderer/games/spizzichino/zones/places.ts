/** Places on the cloth, in table coordinates. `step`: 0 is the viewer's side, 1 the other. */

import { handPlace, shift, takenPlace } from '../../../motion/layout/table-geometry.ts';
import type { Place, SpreadOffsets } from '../../../motion/scene.ts';
import type { TvLayout, ZonePosition } from '../../game.ts';
import { SEATS } from '../selectors/names.ts';

const at = (x: number, z: number): Place => ({ x, z, turn: 0 });

/** Everything between the two hands. */
export interface Places {
  /** The eight piles during the choice: two rows of four in the middle. */
  stack(stack: number): ZonePosition;
  /** A seat's two piles, left and right of the trick, their corners towards the viewer. */
  pile(step: number, pile: number): ZonePosition;
  readonly trick: ZonePosition & { readonly offsets?: SpreadOffsets };
  /** The latest declaration, in front of its seat: the text stands between the two sides. */
  declared(step: number): ZonePosition;
  taken(step: number): ZonePosition;
}

export const AT_TABLE: Places = {
  stack: (stack) => ({ place: at(((stack % 4) - 1.5) * 8.6, stack < 4 ? -9.5 : 2.5), scale: 1.1 }),
  pile: (step, pile) => ({
    place: at((pile === 0 ? -1 : 1) * 25, step === 0 ? 7 : -11.5),
    scale: step === 0 ? 1.25 : 1.1,
  }),
  // The two cards lie whole, one in front of each player.
  trick: { place: at(0, -3), scale: 1.97, offsets: { across: 0, along: 0.43, lean: 0.1, apart: 1 } },
  declared: (step) => ({ place: at(0, step === 0 ? 9.5 : -12), scale: 1.15 }),
  taken: (step) => ({ place: takenAt(step), scale: 0.62 }),
};

export function placesFor(tvLayout: TvLayout | undefined): Places {
  return (tvLayout?.places as Places | undefined) ?? AT_TABLE;
}

/** Where a pile picked for the hand goes: in front of the viewer. */
export function forHandPlace(place: number): Place {
  return at((place - 0.5) * 8.6, 16);
}

export const OTHERS_SCALE = 0.7;

/** Beside the other's hand, since its declarations lie in front of it. */
function takenAt(step: number): Place {
  return step === 0 ? takenPlace(0, SEATS.length) : shift(handPlace(step, SEATS.length), 11, 0);
}
