import { BASICS } from '#shared/games/briscola/cards.ts';
import { trickHighlights } from '../../tricks/highlights.ts';

export default trickHighlights(BASICS);
