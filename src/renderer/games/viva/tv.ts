import './tv.css';
import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { besidePlate } from '../../motion/layout/tv-places.ts';
import type { Callout, GameOnTv, LayoutContext } from '../game.ts';
import { SETTLED } from './selectors/beats.ts';
import type { Places } from './zones/places.ts';

/** Callouts at a seat: who passes, and who is down to the last card. Calls over the cloth have a ribbon. */
export function callout({ last, table }: Observation, moment: LayoutContext<Move, Observation>): Callout | undefined {
  const { beat, say, before } = moment;
  if (!last || last.by === 'chance' || beat !== SETTLED || !before) return undefined;
  if (last.type === 'pass') return { seat: last.by, word: say('callout.pass') };
  const isLast = table.handSizes[last.by] === 1 && before.table.handSizes[last.by] !== 1;
  return isLast ? { seat: last.by, word: say('callout.last-card') } : undefined;
}

const places: Places = {
  house: (house) => ({ place: { x: (house - 1) * 21, z: -6.2, turn: 0 }, scale: 2.25 }),
  general: { place: { x: 0, z: 12.6, turn: 90 }, scale: 1.45 },
  stock: { place: { x: -15.5, z: 13, turn: 4 }, scale: 1.1 },
  cleared: { place: { x: -25, z: 13.6, turn: -7 }, scale: 1 },
  own: (step, seats) => ({ place: { ...besidePlate(step, seats, 5), turn: 90 }, scale: 0.7 }),
};

const onTv: GameOnTv<Observation, Move> = { places, callout };

export default onTv;
