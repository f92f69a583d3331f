import { BASICS } from '#shared/games/briscola/cards.ts';
import { trickCardCount } from '../../tricks/assist.ts';

export default trickCardCount(BASICS);
