/** Lays out a deal of Spizzichino. */
import { BASICS } from '#shared/games/spizzichino/cards.ts';
import { ALL_STACKS } from '#shared/games/spizzichino/stacks.ts';
import type { Observation } from '#shared/games/spizzichino/state.ts';
import type { Scene, Zone } from '../../motion/scene.ts';
import { GATHERED, SETTLED } from '../../tricks/beats.ts';
import { takenZone, tricksNote, trickZone } from '../../tricks/zones.ts';
import { seatOffset } from '../game.ts';
import { plate } from '../layout-parts.ts';
import { LOOK } from './look.ts';
import { packsLaid } from './selectors/beats.ts';
import { SEATS } from './selectors/names.ts';
import { dealPiles, declared, type SpizzichinoContext, stock } from './zones/board.ts';
import { placesFor } from './zones/places.ts';
import { handOf, piles } from './zones/sides.ts';

/** The scene at one beat of an update. */
export function layout(observation: Observation, moment: SpizzichinoContext): Scene {
  return {
    ...LOOK,
    seats: SEATS.length,
    zones: zones(observation, moment),
    plates: SEATS.map((seat) => {
      const lit = moment.beat === SETTLED && observation.toAct.includes(seat);
      return plate(seat, SEATS.length, moment, { onTurn: lit, note: tricksNote(observation, moment, seat) });
    }),
  };
}

function zones(observation: Observation, moment: SpizzichinoContext): Zone[] {
  const { phase } = observation;
  const { viewer, tvLayout, beat } = moment;
  if (phase === 'dealing' || beat === GATHERED) return [stock(observation, moment, ALL_STACKS.length)];
  const sides = SEATS.flatMap((seat) => [handOf(observation, moment, seat), ...piles(observation, moment, seat)]);
  if (phase === 'choosing') {
    const left = ALL_STACKS.length - packsLaid(beat);
    return [stock(observation, moment, left), ...dealPiles(observation, moment), ...sides];
  }
  const places = placesFor(tvLayout);
  return [
    ...sides,
    { ...trickZone(BASICS, observation, moment), ...places.trick },
    ...SEATS.map((seat) => ({
      ...takenZone(observation, moment, seat),
      ...places.taken(seatOffset(viewer, seat, SEATS.length)),
    })),
    ...declared(observation, moment),
  ];
}
