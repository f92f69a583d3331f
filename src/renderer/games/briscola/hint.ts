import { BASICS } from '#shared/games/briscola/cards.ts';
import { trickHints } from '../../tricks/assist.ts';

export default trickHints(BASICS);
