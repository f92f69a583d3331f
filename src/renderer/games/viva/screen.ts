import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { besidePlate } from '../../table/places/sofa.ts';
import type { GameOnTv } from '../game.ts';
import { callout } from './reading/cry.ts';
import type { Places } from './zones/places.ts';
import './screen.css';

const places: Places = {
  house: (house) => ({ place: { x: (house - 1) * 21, z: -6.2, turn: 0 }, scale: 2.25 }),
  general: { place: { x: 0, z: 12.6, turn: 90 }, scale: 1.45 },
  stock: { place: { x: -15.5, z: 13, turn: 4 }, scale: 1.1 },
  cleared: { place: { x: -25, z: 13.6, turn: -7 }, scale: 1 },
  own: (step, seats) => ({ place: { ...besidePlate(step, seats, 5), turn: 90 }, scale: 0.7 }),
};

const onTv: GameOnTv<Observation, Move> = { places, callout };

export default onTv;
