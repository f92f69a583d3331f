import { BASICS } from '#shared/games/tressette/cards.ts';
import { trickSound } from '../../tricks/sound.ts';

export default trickSound(BASICS);
