import { BASICS } from '#shared/games/sample/cards.ts';
import { trickAssist } from '../../tricks/assist.ts';
import { TIPS } from './messages/en/assist.ts';

export const { words, hints, intendedMoves, cardCounter, tips, quickChat } = trickAssist({
  basics: BASICS,
  words: TIPS,
  follow: ['XX-6', 'XX-7'],
  lead: ['XX-5'],
});
