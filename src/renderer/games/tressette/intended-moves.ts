import type { Tressette } from '#shared/games/tressette/types.ts';
import { trickIntendedMoves } from '../../tricks/assist.ts';

export default trickIntendedMoves<Tressette>();
