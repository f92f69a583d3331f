/** What helps who plays, and what bots say: loaded when the first of it is wanted. */

import type { Messages } from '#shared/i18n/translate.ts';
import { CARD_COUNT, HINT, TIPS } from './messages/en/assist.ts';

export const words: Messages = { ...HINT, ...CARD_COUNT, ...TIPS };

import { ITALIAN_RANKS, ITALIAN_SUITS, italianSuitOf } from '#shared/cards/italian.ts';
import { thirds } from '#shared/games/spizzichino/state/cards.ts';
import type { Move } from '#shared/games/spizzichino/state/moves.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import type { LayoutContext, QuickChatOccasion } from '../game.ts';
import {
  type CardCounter,
  formatSignedDecimal,
  type HintDescriber,
  type IntendedMoves,
  oneDigit,
  type Tip,
} from '../load-assist.ts';
import { declaredAt, OPEN } from './selectors/beats.ts';
import { cardName, inPoints } from './selectors/names.ts';

export const hints: HintDescriber<Observation, Move> = {
  name(move, _observation, say) {
    if (move.type === 'play') return say('hint.play', { card: cardName(move.card, say) });
    if (move.type === 'take') return say('hint.take', { number: move.pile + 1 });
    const [hand, up] = [move.hand, move.up].map((piles) => piles.map((pile) => pile + 1).join(', '));
    return say('hint.choose', { hand: hand ?? '', up: up ?? '' });
  },
  worth: (worth, say) => say('hint.worth', { points: formatSignedDecimal(worth) }),
  amount: oneDigit,
  button: (move, say) => (move.type === 'take' ? say('piles.take') : undefined),
};

/** SP-13: the intention to play a card of the own hand or the top of an own pile. */
export const intendedMoves: IntendedMoves<Observation, Move> = ({ key }, { viewer, own, piles }) => {
  const tops = viewer === 'everyone' ? [] : (piles[viewer] ?? []).flatMap(({ top }) => top ?? []);
  return [...(own?.hand ?? []), ...tops].filter((card) => card === key).map((card) => ({ type: 'play', card }));
};

/** SP-3: eleven points and two thirds, including the last trick's. */
const ALL_THIRDS = 35;

/** Counts the points still to be taken, and each suit's cards gone (SP-3, SP-14). */
export const cardCounter: CardCounter<Observation> = ({ phase, thirds, tricks }, say) => {
  if (phase !== 'play') return [];
  const left = ALL_THIRDS - thirds.reduce((sum, one) => sum + one, 0);
  const gone = tricks.flatMap(({ plays }) => plays.map(({ card }) => italianSuitOf(card)));
  return [
    {
      term: say('card-count.points'),
      value: say('card-count.points.left', { count: inPoints(left), of: inPoints(ALL_THIRDS) }),
    },
    ...ITALIAN_SUITS.map((suit) => ({
      term: say('card-count.suit', { suit }),
      value: say('card-count.gone', { count: gone.filter((one) => one === suit).length, of: ITALIAN_RANKS.length }),
    })),
  ];
};

export const tips: readonly Tip<Observation, Move>[] = [
  { id: 'choose', rules: ['SP-6'], when: ({ moves }) => moves.some(({ type }) => type === 'choose') },
  { id: 'take', rules: ['SP-17'], when: ({ moves }) => moves.some(({ type }) => type === 'take') },
  {
    id: 'follow',
    rules: ['SP-14'],
    when: ({ moves, observation }) =>
      moves.some(({ type }) => type === 'play') && observation.tricks.at(-1)?.plays.length === 1,
  },
  { id: 'lead', rules: ['SP-12', 'SP-13'], when: ({ moves }) => moves.some(({ type }) => type === 'play') },
];

/** Thirds of a memorable trick: an ace and a figure. */
const GREAT_TRICK_THIRDS = 4;

/** Occasions for quick chat: declarations and great tricks; all public. */
export function quickChat(
  observation: Observation,
  { before, beat }: LayoutContext<Move, Observation>,
): QuickChatOccasion | undefined {
  const { last, tricks } = observation;
  const declared = declaredAt(observation, beat);
  if (declared) return { seat: declared.seat, on: 'declared' };
  const trick = before && last?.type === 'play' && beat === OPEN ? tricks.at(-1) : undefined;
  if (trick?.winner == null || trick.plays.reduce((sum, { card }) => sum + thirds(card), 0) < GREAT_TRICK_THIRDS)
    return undefined;
  return { seat: trick.winner, on: 'took' };
}
