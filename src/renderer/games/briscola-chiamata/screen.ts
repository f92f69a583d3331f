import type { Move } from '#shared/games/briscola-chiamata/state/moves.ts';
import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import type { GameOnTv } from '../game.ts';
import { callout } from './reading/cry.ts';
import './screen.css';

const onTv: GameOnTv<Observation, Move> = { callout };

export default onTv;
