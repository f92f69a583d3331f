import type { Move } from '#shared/games/briscola-chiamata/state/moves.ts';
import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import type { Tip } from '../load-tips.ts';

/** The points that can be bid with a 2. */
function pointsOf(moves: readonly Move[]): number[] {
  return moves.flatMap((move) => (move.type === 'bid' && move.points !== undefined ? move.points : []));
}

const TIPS: readonly Tip<Observation, Move>[] = [
  {
    id: 'points',
    rules: ['BC-8'],
    when: ({ moves }) => pointsOf(moves).length > 0,
    gaps: ({ moves }) => ({ least: Math.min(...pointsOf(moves)) }),
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

export default TIPS;
