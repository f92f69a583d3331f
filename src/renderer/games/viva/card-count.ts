/**
 * How many cards of each colour have gone from the stock and lie open, or have lain so since the last restock (VI-12): what
 * blocks and what fits hangs on them (VI-7, VI-8).
 */
import { COLOURS, coloursOf } from '#shared/cards/viva.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { allCards } from '#shared/games/viva/state/options.ts';
import type { CardCounter } from '../load-card-count.ts';
import { colourName } from './selectors/names.ts';

const cardCounter: CardCounter<Observation> = ({ round, phase, table, options }, say) => {
  if (!round || phase === 'deal' || phase === 'over') return [];
  const { cleared, houses, general, own } = table;
  const seen = [...cleared, ...houses.flat(), ...[general, own?.card].flatMap((card) => card ?? [])].map(coloursOf);
  const all = allCards(options.edition).map(coloursOf);
  return COLOURS.map((colour) => ({
    term: say('card-count.colour', { colour: colourName(colour, say) }),
    value: say('card-count.gone', {
      count: seen.filter((colours) => colours.includes(colour)).length,
      of: all.filter((colours) => colours.includes(colour)).length,
    }),
  }));
};

export default cardCounter;
