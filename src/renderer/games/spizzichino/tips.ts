import type { Move } from '#shared/games/spizzichino/state/moves.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import type { Tip } from '../load-tips.ts';

const TIPS: readonly Tip<Observation, Move>[] = [
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

export default TIPS;
