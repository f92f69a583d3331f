import { BASICS } from '#shared/games/tressette/cards.ts';
import { trickAssist } from '../../tricks/assist.ts';
import { TIPS } from './messages/en/assist.ts';

export const { words, hints, intendedMoves, cardCounter, tips } = trickAssist({
  basics: BASICS,
  words: TIPS,
  follow: ['TS-8', 'TS-9'],
  lead: ['TS-7', 'TS-9'],
  tips: [{ id: 'call', rules: ['TS-14'], when: ({ moves }) => moves.some(({ type }) => type === 'call') }],
});
