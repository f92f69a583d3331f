import { BASICS } from '#shared/games/sample/cards.ts';
import { trickScoreSheet } from '../../tricks/ScoreSheet.tsx';
import { LOOK } from './look.ts';

export const ScoreSheet = trickScoreSheet(BASICS, LOOK.deck);
