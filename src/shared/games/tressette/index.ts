/** Tressette: follow suit, no trump, thirds of a point; for two with a stock, for four in pairs. */
import { z } from 'zod';
import { ITALIAN_SUITS } from '../../cards/italian.ts';
import { at } from '../../engine/collections.ts';
import { refusal } from '../../engine/refusal.ts';
import type { TrickGameDefinition } from '../../tricks/definition.ts';
import { trickGame } from '../../tricks/game.ts';
import { honourPoints, honoursIn } from '../../tricks/honours.ts';
import { bySide, sidesOf } from '../../tricks/score.ts';
import type { TrickState } from '../../tricks/state.ts';
import { BASICS, DECK, THIRDS_A_POINT } from './cards.ts';
import { GAME_MESSAGES } from './messages/en/game.ts';
import { OPTION_MESSAGES } from './messages/en/options.ts';
import { RULES_PAGE } from './messages/en/rules.ts';
import { CALLS, type Call, OPTIONS, type Tressette } from './types.ts';

/** Whether the seat has so many cards of this card's suit in hand. */
function suitLength({ hands }: TrickState<Tressette>, seat: number, card: number): number {
  return at(hands, seat).filter((other) => DECK.suitAt(other) === DECK.suitAt(card)).length;
}

/** TS-14: whether a call is true of the suit of this card: with `volo` it is the last one of it, else there are others. */
function isTrueOf(state: TrickState<Tressette>, seat: number, call: Call, card: number): boolean {
  return call === 'volo' ? suitLength(state, seat, card) === 1 : suitLength(state, seat, card) > 1;
}

/** TS-14: four players, the leader, before the card, once a trick. */
function mayCall({ seats, options, phase, played, leaders, calls }: TrickState<Tressette>): boolean {
  const isLeading = phase === 'play' && played.length % seats === 0;
  return seats === 4 && options.calls === 'on' && isLeading && calls.at(-1)?.trick !== leaders.length - 1;
}

function legalCalls(state: TrickState<Tressette>, seat: number): number[] {
  if (!mayCall(state)) return [];
  const hand = at(state.hands, seat);
  return CALLS.flatMap((call, k) => (hand.some((card) => isTrueOf(state, seat, call, card)) ? [k] : []));
}

/** TS-13: once everybody has played to the first trick, the hands as they were dealt are looked through. */
function declare(state: TrickState<Tressette>): void {
  const { seats, played, hands, options, leaders } = state;
  if (options.buongioco === 'off' || played.length !== seats) return;
  state.honours = hands.flatMap((hand, seat) => {
    const first = at(played, (seat - at(leaders, 0) + seats) % seats);
    return honoursIn(DECK.namesOf([...hand, first]), ITALIAN_SUITS).map((one) => ({ seat, ...one }));
  });
}

export const definition: TrickGameDefinition<Tressette> = {
  ...BASICS,
  listPosition: 1.6,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  // TS-4
  refuseOptions: (_options, seats) => (seats === 3 ? refusal('TS-4', 'not-three') : undefined),
  ruleNumbers: { deal: 'TS-1', dealer: 'TS-5', turn: 'TS-7', follow: 'TS-8' },
  // TS-11: thirds are cut to whole points.
  dealPoints: (worth, state) => {
    const declared = Array.from({ length: state.seats }, (_, seat) =>
      state.honours.reduce((sum, one) => sum + (one.seat === seat ? honourPoints(one) : 0), 0),
    );
    const bySides = bySide(sidesOf(BASICS, state), declared);
    return bySides.map((points, side) => points + Math.floor(at(worth, side) / THIRDS_A_POINT));
  },
  // TS-12
  isMatchOver: (totals, _deals, { options }) => totals[0] !== totals[1] && Math.max(...totals) >= options.target,
  extra: {
    moves: CALLS.map((call) => ({ type: 'call', call })),
    schemas: [z.strictObject({ type: z.literal('call'), call: z.enum(CALLS) })],
    initial: () => ({ calls: [], honours: [] }),
    observe: ({ calls, honours }) => ({ calls, honours }),
    resample: ({ calls, honours }) => ({ calls, honours }),
    legal: legalCalls,
    refuse(state, seat, { call }) {
      if (!mayCall(state)) return refusal('TS-14', 'no-call-now');
      return legalCalls(state, seat).includes(CALLS.indexOf(call)) ? undefined : refusal('TS-14', 'call-untrue');
    },
    apply(state, seat, { call }) {
      const trick = state.leaders.length - 1;
      state.calls = [...state.calls, { seat, call, trick }];
    },
    mayPlay(state, seat, card) {
      const said = state.calls.at(-1);
      const isLed = state.played.length % state.seats === 0 && said?.trick === state.leaders.length - 1;
      return !isLed || !said || isTrueOf(state, seat, said.call, card);
    },
    afterCard: declare,
  },
  messages: { ...GAME_MESSAGES, ...OPTION_MESSAGES, ...RULES_PAGE },
};

export default trickGame(definition);
