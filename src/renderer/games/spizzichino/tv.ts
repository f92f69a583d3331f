import './tv.css';
import type { Move, Observation } from '#shared/games/spizzichino/state.ts';
import type { Place } from '../../motion/scene.ts';
import type { GameOnTv } from '../game.ts';
import { TV_TRICK, tvTaken } from '../tv-positions.ts';
import { SEATS } from './selectors/names.ts';
import type { Places } from './zones/places.ts';

const at = (x: number, z: number): Place => ({ x, z, turn: 0 });

/** The piles' tops are as readable as the trick, since the sides hold nothing else. */
const places: Places = {
  stack: (stack) => ({ place: at(((stack % 4) - 1.5) * 10, stack < 4 ? -9.2 : 7.8), scale: 1.6 }),
  pile: (step, pile) => ({ place: at((pile === 0 ? -1 : 1) * 32, step === 0 ? 8 : -10.4), scale: 1.8 }),
  declared: (step) => ({ place: at(0, step === 0 ? 10 : -11), scale: 1.6 }),
  trick: { ...TV_TRICK, scale: 2.11 },
  taken: (step) => tvTaken(step, SEATS.length),
};

const onTv: GameOnTv<Observation, Move> = { places };

export default onTv;
