/** What helps who plays: loaded when the first of it is wanted. */
import { BASICS } from '#shared/games/spizzichino/cards.ts';
import type { Move, Observation } from '#shared/games/spizzichino/state.ts';
import { trickAssist } from '../../tricks/assist.ts';
import type { HintDescriber, IntendedMoves } from '../load-assist.ts';
import { CARD_COUNT, HINT, TIPS } from './messages/en/assist.ts';

const tricks = trickAssist({
  basics: BASICS,
  words: { ...HINT, ...CARD_COUNT, ...TIPS },
  follow: ['SP-14'],
  lead: ['SP-12', 'SP-13'],
  tips: [
    { id: 'choose', rules: ['SP-6'], when: ({ moves }) => moves.some(({ type }) => type === 'choose') },
    { id: 'take', rules: ['SP-17'], when: ({ moves }) => moves.some(({ type }) => type === 'take') },
  ],
});

export const { words, cardCounter, tips } = tricks;

export const hints: HintDescriber<Observation, Move> = {
  ...tricks.hints,
  name(move, observation, say) {
    if (move.type === 'play') return tricks.hints.name(move, observation, say);
    if (move.type === 'take') return say('hint.take', { number: move.pile + 1 });
    const [hand, up] = [move.hand, move.up].map((piles) => piles.map((pile) => pile + 1).join(', '));
    return say('hint.choose', { hand: hand ?? '', up: up ?? '' });
  },
  button: (move, say) => (move.type === 'take' ? say('piles.take') : undefined),
};

/** SP-13: the intention to play a card of the own hand or the top of an own pile. */
export const intendedMoves: IntendedMoves<Observation, Move> = (card, observation) => {
  const { viewer, piles } = observation;
  const tops = viewer === 'everyone' ? [] : (piles[viewer] ?? []).flatMap(({ top }) => top ?? []);
  const fromPiles = tops.filter((top) => top === card.key).map((top): Move => ({ type: 'play', card: top }));
  return [...tricks.intendedMoves(card, observation), ...fromPiles];
};
