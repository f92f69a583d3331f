/** Counts the points still to be taken, and each suit's cards gone (SP-3, SP-14). */
import { ITALIAN_RANKS, ITALIAN_SUITS, italianSuitOf } from '#shared/cards/italian.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import type { CardCounter } from '../load-card-count.ts';
import { inPoints } from './selectors/names.ts';

/** SP-3: eleven points and two thirds, including the last trick's. */
const ALL_THIRDS = 35;

const cardCounter: CardCounter<Observation> = ({ phase, thirds, tricks }, say) => {
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

export default cardCounter;
