/** What helps who plays, and what bots say: loaded when the first of it is wanted. */

import type { Messages } from '#shared/i18n/translate.ts';
import { CARD_COUNT, HINT, SIGNS, TIPS } from './messages/en/assist.ts';

export const words: Messages = { ...HINT, ...CARD_COUNT, ...SIGNS, ...TIPS };

import { type FrenchCard, RANKS, rankOf, suitOf } from '#shared/cards/french.ts';
import { CONVENTIONS } from '#shared/games/briscola-chiamata/bots/conventions.ts';
import { BASICS, MIN_BID_POINTS } from '#shared/games/briscola-chiamata/cards.ts';
import type { Move, Observation } from '#shared/games/briscola-chiamata/state.ts';
import type { Say } from '../../i18n/say.ts';
import { trickAssist } from '../../tricks/assist.ts';
import { type CardCounter, formatSignedDecimal, type HintDescriber, oneDigit, type Tip } from '../load-assist.ts';
import { bidName, cardName } from './selectors/names.ts';

export const hints: HintDescriber<Observation, Move> = {
  name(move, _observation, say) {
    switch (move.type) {
      case 'play':
        return say('hint.play', { card: cardName(move.card, say) });
      case 'bid':
        return say('hint.bid', { bid: bidName({ rank: move.rank, points: move.points ?? MIN_BID_POINTS }, say) });
      case 'trump':
        return say('hint.trump', { suit: say('trump.suit', { suit: move.suit }) });
      default:
        return say(`hint.${move.type}`);
    }
  },
  worth: (worth, say) => say('hint.worth', { points: formatSignedDecimal(worth) }),
  amount: oneDigit,
  button: (move, say) => (move.type === 'pass' ? say('auction.pass') : undefined),
};

export const conventions = Object.keys(CONVENTIONS);

export const cardNamed = (card: string, say: Say): string => cardName(card as FrenchCard, say);

const usual = trickAssist({ basics: BASICS, words: {}, follow: [], lead: [] });

/** BC-13: the intention to play a card of the own hand. */
export const { intendedMoves } = usual;

/** BC-3 */
const ALL_POINTS = 120;

/** Counts the points still to be taken, and the trumps gone (BC-3, BC-14). */
export const cardCounter: CardCounter<Observation> = ({ phase, trump, taken, tricks }, say) => {
  if (phase !== 'play') return [];
  const left = ALL_POINTS - taken.reduce((sum, points) => sum + points, 0);
  const gone = tricks.flatMap(({ cards }) => cards.filter((card) => suitOf(card) === trump)).map(rankOf);
  const ranks = RANKS.filter((rank) => gone.includes(rank));
  return [
    { term: say('card-count.points'), value: say('card-count.of', { count: left, of: ALL_POINTS }) },
    {
      term: say('card-count.trumps'),
      value: say('card-count.trumps.gone', {
        count: gone.length,
        of: RANKS.length,
        ranks: ranks.map((rank) => say('rank.printed', { rank })).join(' '),
      }),
    },
  ];
};

/** The points that can be bid with a 2. */
function bidPointsIn(moves: readonly Move[]): number[] {
  return moves.flatMap((move) => (move.type === 'bid' && move.points !== undefined ? move.points : []));
}

export const tips: readonly Tip<Observation, Move>[] = [
  {
    id: 'points',
    rules: ['BC-8'],
    when: ({ moves }) => bidPointsIn(moves).length > 0,
    gaps: ({ moves }) => ({ least: Math.min(...bidPointsIn(moves)) }),
  },
  { id: 'bid', rules: ['BC-7', 'BC-9'], when: ({ moves }) => moves.some(({ type }) => type === 'bid') },
  { id: 'trump', rules: ['BC-11'], when: ({ moves }) => moves.some(({ type }) => type === 'trump') },
  {
    id: 'secret',
    rules: ['BC-16', 'BC-17'],
    when: ({ observation, viewer, moves }) =>
      moves.some(({ type }) => type === 'play') &&
      observation.own?.isTeammate === true &&
      observation.teammate === null &&
      observation.declarer !== viewer,
  },
  { id: 'play', rules: ['BC-13', 'BC-14'], when: ({ moves }) => moves.some(({ type }) => type === 'play') },
];
