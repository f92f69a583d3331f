import { BASICS } from '#shared/games/briscola/cards.ts';
import { trickGame } from '../../tricks/game.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import table from './table.ts';

export default trickGame(BASICS, table, ScoreSheet);
