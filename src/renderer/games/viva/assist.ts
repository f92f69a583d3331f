/** What helps who plays, and what bots say: loaded when the first of it is wanted. */

import type { Messages } from '#shared/i18n/translate.ts';
import { CARD_COUNT, HINT, ROUND_STORY, TIPS } from './messages/en/assist.ts';

export const words: Messages = { ...HINT, ...CARD_COUNT, ...ROUND_STORY, ...TIPS };

import { COLOURS, coloursOf } from '#shared/cards/viva.ts';
import { HOUSES } from '#shared/games/viva/state/board.ts';
import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { allCards } from '#shared/games/viva/state/options.ts';
import type { CardCounter, HintDescriber, IntendedMoves, Tip } from '../load-assist.ts';
import { cardName, colourName } from './selectors/names.ts';

export const hints: HintDescriber<Observation, Move> = {
  name(move, _observation, say) {
    switch (move.type) {
      case 'play': {
        const houses = [...new Set(move.houses)].map((house) => house + 1);
        const said = { card: cardName(move.card, say), copies: move.houses.length, houses: houses.join(', ') };
        return say('hint.play', { ...said, count: houses.length });
      }
      case 'block':
        return say('hint.block', { card: cardName(move.card, say) });
      case 'last':
        return say('hint.last', { on: move.on });
      default:
        return say(`hint.${move.type}`);
    }
  },
  worth: (worth, say) => say('hint.worth', { percent: Math.round(worth) }),
  amount: (worth) => `${Math.round(Math.abs(worth))} %`,
  button(move, say) {
    if (move.type === 'take' || move.type === 'pass') return say(`turn.${move.type}.do`);
    return move.type === 'viva' ? say('answer.viva') : undefined;
  },
};

/**
 * The intention to place a card of the own hand on a house (VI-8), as the new blocking card (VI-15), or on one as the
 * last (VI-17).
 */
export const intendedMoves: IntendedMoves<Observation, Move> = ({ face }, { viewer, phase, table }) => {
  const card = (table.hand ?? []).find((one) => one === face);
  if (card === undefined) return [];
  if (phase === 'block-then-next' || phase === 'block-then-turn') return [{ type: 'block', card }];
  if (table.hand?.length === 1) return [{ type: 'last', on: table.own?.seat === viewer ? 'own' : 'general' }];
  return HOUSES.map((house) => ({ type: 'play', card, houses: [house] }));
};

/**
 * Counts the cards of each colour that have left the stock and are or were face up since the last restock (VI-12):
 * blocking and matching depend on them (VI-7, VI-8).
 */
export const cardCounter: CardCounter<Observation> = ({ round, phase, table, options }, say) => {
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

const has =
  (...types: Move['type'][]) =>
  ({ moves }: { readonly moves: readonly Move[] }): boolean =>
    moves.some(({ type }) => types.includes(type));

type Panel = Parameters<Tip<Observation, Move>['when']>[0];

/** Whether the viewer has a blocking card of their own (VI-6). */
const own = ({ observation, viewer }: Panel) => ({ own: observation.table.own?.seat === viewer ? 'yes' : 'no' });

/** Number of players still in the round. */
const left = ({ observation: { round } }: Panel): number => (round?.seats.length ?? 0) - (round?.out.length ?? 0);

export const tips: readonly Tip<Observation, Move>[] = [
  { id: 'viva', rules: ['VI-13', 'VI-14'], when: has('viva'), gaps: (panel) => ({ left: left(panel), ...own(panel) }) },
  { id: 'block', rules: ['VI-15', 'VI-18'], when: has('block') },
  { id: 'last', rules: ['VI-17'], when: ({ observation }) => observation.table.hand?.length === 1, gaps: own },
  {
    id: 'taken',
    rules: ['VI-10'],
    when: ({ observation }) => observation.phase === 'taken' && observation.taken !== null,
  },
  { id: 'catch', rules: ['VI-21'], when: has('catch') },
  { id: 'turn', rules: ['VI-7', 'VI-8'], when: has('play'), gaps: own },
  { id: 'take', rules: ['VI-10'], when: has('take') },
];
