import type { Move } from '#shared/games/briscola-chiamata/state/moves.ts';
import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import type { OnScreen } from '../game.ts';
import { cry } from './reading/cry.ts';
import './screen.css';

const onScreen: OnScreen<Observation, Move> = { cry };

export default onScreen;
