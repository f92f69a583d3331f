import { BASICS } from '#shared/games/briscola/cards.ts';
import { trickQuickChat } from '../../tricks/assist.ts';

export default trickQuickChat(BASICS);
