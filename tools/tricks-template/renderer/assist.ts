import { BASICS } from '#shared/games/sample/cards.ts';
import { trickAssist } from '../../tricks/assist.ts';

export const { words, hints, intendedMoves, cardCounter, tips } = trickAssist({
  basics: BASICS,
  follow: ['XX-6', 'XX-7'],
  lead: ['XX-5'],
});
