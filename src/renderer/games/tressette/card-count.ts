import { BASICS } from '#shared/games/tressette/cards.ts';
import { trickCardCount } from '../../tricks/assist.ts';

export default trickCardCount(BASICS);
