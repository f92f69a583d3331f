/** The pack before the deal. */
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import type { TrickObservation } from '#shared/tricks/state.ts';
import { seatOffset, type TvLayout, type ZonePosition } from '../games/game.ts';
import { faceDowns } from '../games/layout-parts.ts';
import { frontPlace } from '../motion/layout/table-geometry.ts';
import type { Zone } from '../motion/scene.ts';
import { dealtBy } from './names.ts';
import { STOCK, type TrickContext } from './zones.ts';

/** Before the deal all cards are at the dealer's. */
export function packZone<T extends TrickTypes>(
  basics: TrickBasics<T>,
  observation: TrickObservation<T>,
  { viewer, say, tvLayout }: TrickContext<T>,
): Zone {
  const seats = observation.handSizes.length;
  const step = seatOffset(viewer, dealtBy(observation) ?? 0, seats);
  const { place = { x: 0, z: 0, turn: 0 }, ...more } = packPosition(step, seats, tvLayout);
  const count = basics.cardsInPlay?.({ options: observation.options, seats }).length ?? basics.deck.cards.length;
  const cards = faceDowns(STOCK, count, say);
  return { id: STOCK, arrangement: 'pile', place, ...more, label: say('zone.pack'), cards };
}

/** The whole pack before the deal, at the dealer's. */
function packPosition(step: number, seats: number, tv: TvLayout | undefined): Partial<ZonePosition> {
  return tv?.taken(step, seats) ?? { place: frontPlace(step, seats) };
}
