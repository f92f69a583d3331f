import { BASICS } from '#shared/games/tressette/cards.ts';
import { trickQuickChat } from '../../tricks/assist.ts';

export default trickQuickChat(BASICS);
