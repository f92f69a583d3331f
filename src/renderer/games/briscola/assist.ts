import { BASICS } from '#shared/games/briscola/cards.ts';
import { trickAssist } from '../../tricks/assist.ts';
import { TIPS } from './messages/en/assist.ts';

export const { words, hints, intendedMoves, cardCounter, tips } = trickAssist({
  basics: BASICS,
  words: TIPS,
  follow: ['BR-9', 'BR-10'],
  lead: ['BR-8', 'BR-11'],
  tips: [{ id: 'exchange', rules: ['BR-15'], when: ({ moves }) => moves.some(({ type }) => type === 'exchange') }],
});
