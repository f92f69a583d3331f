/** Counts the points still to be taken, and the trumps gone (BC-3, BC-14). */
import { RANKS, rankOf, suitOf } from '#shared/cards/french.ts';
import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import type { CardCounter } from '../load-card-count.ts';

/** BC-3 */
const ALL_POINTS = 120;

const cardCounter: CardCounter<Observation> = ({ phase, trump, taken, tricks }, say) => {
  if (phase !== 'play') return [];
  const left = ALL_POINTS - taken.reduce((sum, points) => sum + points, 0);
  const gone = tricks.flatMap(({ cards }) => cards.filter((card) => suitOf(card) === trump)).map(rankOf);
  const ranks = RANKS.filter((rank) => gone.includes(rank));
  return [
    { term: say('card-count.points'), value: say('card-count.of', { count: left, of: ALL_POINTS }) },
    {
      term: say('card-count.trumps'),
      value: say('card-count.trumps.gone', { count: gone.length, of: RANKS.length, ranks: ranks.join(' ') }),
    },
  ];
};

export default cardCounter;
