import './tv.css';
import { isRome, numberOf } from '#shared/cards/rome.ts';
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import { besidePlate } from '../../motion/layout/tv-places.ts';
import type { Place } from '../../motion/scene.ts';
import type { Callout, GameOnTv, LayoutContext } from '../game.ts';
import { SHOWN } from './selectors/beats.ts';
import { cardName } from './selectors/names.ts';
import { lastToldCard } from './selectors/turn-story.ts';
import type { Places } from './zones/places.ts';

/** Callouts at a seat: the names of blessings and curses. */
export function callout(
  observation: Observation,
  { beat, say }: LayoutContext<Move, Observation>,
): Callout | undefined {
  const told = beat === SHOWN ? lastToldCard(observation) : undefined;
  return told && !isRome(told.card) ? { seat: told.seat, word: cardName(told.card, say) } : undefined;
}

/** VM-14: the number to beat, shown where a shown card would be. */
export function numberToBeat({ area, phase }: Observation): { zone: string; number: number } | undefined {
  const top = area.at(-1)?.card;
  return top && phase === 'race' ? { zone: 'shown', number: numberOf(top) } : undefined;
}

const at = (x: number, z: number): Place => ({ x, z, turn: 0 });

/** Shown cards lie beside the game area, as large; without any, the number to beat is there. */
const places: Places = {
  area: { place: at(-10.5, -2.2), scale: 2.2, cards: 5 },
  earlier: { place: at(-10.5, -16.9), scale: 0.8 },
  shown: { place: at(23, -2.2), scale: 2.15, fit: 1.7 },
  common: { place: at(-14, 15.4), scale: 1 },
  discard: { place: at(-24, 15.4), scale: 1 },
  returned: { place: at(8, 15.4), scale: 1, fit: 5 },
  deck: (step, seats) => ({ place: besidePlate(step, seats, -4), scale: 0.6 }),
  open: (step, seats) => ({ ...besidePlate(step, seats, 4), turn: 0 }),
};

const onTv: GameOnTv<Observation, Move> = { places, callout, numberToBeat };

export default onTv;
