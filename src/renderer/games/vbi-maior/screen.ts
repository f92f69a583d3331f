import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { Place } from '../../table/api.ts';
import { besidePlate } from '../../table/places/sofa.ts';
import type { GameOnTv } from '../game.ts';
import { callout, numberToBeat } from './reading/cry.ts';
import type { Places } from './zones/places.ts';
import './screen.css';

const at = (x: number, z: number): Place => ({ x, z, turn: 0 });

/** What is shown lies beside the game area, as large; while nothing is, the number to beat stands there. */
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
