/** Lays out a deal of Spizzichino. */
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import { STACKS } from '#shared/games/spizzichino/state/options.ts';
import type { Scene, Zone } from '../../motion/scene.ts';
import { plate } from '../layout-parts.ts';
import { LOOK } from './look.ts';
import { GATHERED, packsLaid, SETTLED } from './selectors/beats.ts';
import { dealtBy, SEATS } from './selectors/names.ts';
import { dealPiles, declared, openTrick, type SpizzichinoContext, stock, taken, trick } from './zones/board.ts';
import { handOf, piles } from './zones/sides.ts';

/** The scene at one beat of an update. */
export function layout(observation: Observation, moment: SpizzichinoContext): Scene {
  return {
    ...LOOK,
    seats: SEATS.length,
    zones: zones(observation, moment),
    plates: SEATS.map((seat) => {
      const lit = moment.beat === SETTLED && observation.toAct.includes(seat);
      const own = seat === moment.viewer ? ownNote(observation, moment, seat) : undefined;
      return plate(seat, SEATS.length, moment, { onTurn: lit, notes: notes(observation, moment, seat), own });
    }),
  };
}

function zones(observation: Observation, moment: SpizzichinoContext): Zone[] {
  const { phase } = observation;
  if (phase === 'dealing' || moment.beat === GATHERED) return [stock(observation, moment, STACKS)];
  const sides = SEATS.flatMap((seat) => [handOf(observation, moment, seat), ...piles(observation, moment, seat)]);
  if (phase === 'choosing') {
    const left = STACKS - packsLaid(moment.beat);
    return [stock(observation, moment, left), ...dealPiles(observation, moment), ...sides];
  }
  return [
    ...sides,
    trick(observation, moment),
    ...SEATS.map((seat) => taken(observation, moment, seat)),
    ...declared(observation, moment),
  ];
}

/** The notes under a name. */
function notes(observation: Observation, { say, beat }: SpizzichinoContext, seat: number): string[] {
  const count = tricksOf(observation, beat, seat);
  return [
    ...(seat === dealtBy(observation) ? [say('note.dealer')] : []),
    ...(count > 0 ? [say('note.tricks', { count })] : []),
  ];
}

/** The most important note, for the player themselves. */
function ownNote(observation: Observation, { say, beat }: SpizzichinoContext, seat: number): string | undefined {
  const count = tricksOf(observation, beat, seat);
  if (count > 0) return say('you.tricks', { count });
  return seat === dealtBy(observation) ? say('you.dealer') : undefined;
}

function tricksOf(observation: Observation, beat: string, seat: number): number {
  const open = openTrick(observation, beat);
  return observation.tricks.filter((trick) => trick.winner === seat && trick !== open).length;
}
