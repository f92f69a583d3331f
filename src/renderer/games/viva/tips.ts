import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import type { Tip } from '../load-tips.ts';

const has =
  (...types: Move['type'][]) =>
  ({ moves }: { readonly moves: readonly Move[] }): boolean =>
    moves.some(({ type }) => types.includes(type));

type Panel = Parameters<Tip<Observation, Move>['when']>[0];

/** Whether the viewer has a blocking card of their own (VI-6). */
const own = ({ observation, viewer }: Panel) => ({ own: observation.table.own?.seat === viewer ? 'yes' : 'no' });

/** Number of players still in the round. */
const left = ({ observation: { round } }: Panel): number => (round?.seats.length ?? 0) - (round?.out.length ?? 0);

const TIPS: readonly Tip<Observation, Move>[] = [
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

export default TIPS;
