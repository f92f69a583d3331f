import { BASICS } from '#shared/games/tressette/cards.ts';
import { trickHints } from '../../tricks/assist.ts';

export default trickHints(BASICS);
