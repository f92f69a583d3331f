import type { Briscola } from '#shared/games/briscola/index.ts';
import { trickIntendedMoves } from '../../tricks/assist.ts';

export default trickIntendedMoves<Briscola>();
