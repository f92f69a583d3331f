import type { Briscola } from '#shared/games/briscola/types.ts';
import { trickIntendedMoves } from '../../tricks/assist.ts';

export default trickIntendedMoves<Briscola>();
