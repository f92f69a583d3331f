/** Briscola: three cards in hand, a turned-up trump, and no need to follow suit. */
import { z } from 'zod';
import { at, present } from '../../engine/collections.ts';
import { refusal } from '../../engine/refusal.ts';
import type { TrickGameDefinition } from '../../tricks/definition.ts';
import { trickGame } from '../../tricks/game.ts';
import { sidesOf } from '../../tricks/score.ts';
import { show, type TrickState } from '../../tricks/state.ts';
import { BASICS, DECK } from './cards.ts';
import { GAME_MESSAGES } from './messages/en/game.ts';
import { OPTION_MESSAGES } from './messages/en/options.ts';
import { type Briscola, OPTIONS } from './types.ts';

const EXCHANGED_RANK = { off: null, seven: '7', two: '2' } as const;

/** The trump of this seat's hand that it may exchange now (BR-15). */
function exchangeableCard(state: TrickState<Briscola>, seat: number): number | undefined {
  const { trump, upcard, stock, exchange, options } = state;
  const rank = EXCHANGED_RANK[options.exchange];
  if (rank === null || trump === null || upcard === null || stock.length === 0 || exchange) return undefined;
  const card = DECK.numberOf(`${rank}${at(DECK.suits, trump)}`);
  return card > upcard && at(state.hands, seat).includes(card) ? card : undefined;
}

/** BR-15: the turned-up card goes into the hand, and the trump under the stock. */
function exchange(state: TrickState<Briscola>, seat: number): void {
  const upcard = present(state.upcard, 'turned-up card');
  const card = present(exchangeableCard(state, seat), 'card to exchange');
  const hand = at(state.hands, seat);
  hand[hand.indexOf(card)] = upcard;
  state.stock[0] = card;
  state.upcard = card;
  show(state, card);
  state.exchange = { seat, card: DECK.nameOf(upcard) };
}

export const definition: TrickGameDefinition<Briscola> = {
  ...BASICS,
  listPosition: 1.5,
  seats: { min: 2, max: 6 },
  usualSeats: 4,
  options: OPTIONS,
  // BR-4, BR-15
  refuseOptions: ({ exchange }, seats) => {
    if (seats === 5) return refusal('BR-4', 'not-five');
    return seats === 6 && exchange === 'two' ? refusal('BR-15', 'no-twos') : undefined;
  },
  ruleNumbers: { deal: 'BR-1', dealer: 'BR-5', turn: 'BR-8', follow: 'BR-9' },
  // BR-14
  seesHand: (state, viewer, seat) => {
    const sides = sidesOf(BASICS, state);
    const { options, stock, phase } = state;
    return options.lastThree === 'shown' && phase === 'play' && stock.length === 0 && sides[viewer] === sides[seat];
  },
  // BR-13
  isMatchOver: (wins, _deals, { options }) => Math.max(...wins) > options.games / 2,
  extra: {
    moves: [{ type: 'exchange' }],
    schemas: [z.strictObject({ type: z.literal('exchange') })],
    initial: () => ({ exchange: null }),
    observe: ({ exchange }) => ({ exchange }),
    resample: ({ exchange }) => ({ exchange }),
    legal: (state, seat) => (exchangeableCard(state, seat) === undefined ? [] : [DECK.cards.length]),
    refuse(state, seat) {
      if (state.options.exchange === 'off') return refusal('BR-15', 'no-exchange');
      return exchangeableCard(state, seat) === undefined ? refusal('BR-15', 'nothing-to-exchange') : undefined;
    },
    apply: exchange,
    botMove: (_state, _seat, legal) => legal[0],
  },
  messages: { ...GAME_MESSAGES, ...OPTION_MESSAGES },
};

export default trickGame(definition);
