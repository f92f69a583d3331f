/**
 * Counts the cards of each colour that have left the stock and are or were face up since the last restock (VI-12):
 * blocking and matching depend on them (VI-7, VI-8).
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
