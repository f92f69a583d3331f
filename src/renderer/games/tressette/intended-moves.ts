import type { Tressette } from '#shared/games/tressette/index.ts';
import { trickIntendedMoves } from '../../tricks/assist.ts';

export default trickIntendedMoves<Tressette>();
