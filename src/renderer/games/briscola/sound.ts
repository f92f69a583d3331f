import { BASICS } from '#shared/games/briscola/cards.ts';
import { trickSound } from '../../tricks/sound.ts';

export default trickSound(BASICS);
