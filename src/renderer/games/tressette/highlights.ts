import { BASICS } from '#shared/games/tressette/cards.ts';
import { trickHighlights } from '../../tricks/highlights.ts';

export default trickHighlights(BASICS);
