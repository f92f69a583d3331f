import type { Result } from '../../engine/rules.ts';
import type { State } from './state.ts';

/** SA-8: what the round has cost each seat, a point for every stone it took or still holds. */
export function pointsOf({ hands, taken }: Pick<State, 'hands' | 'taken'>): number[] {
  // Nothing lost is 0, not −0.
  return hands.map((hand, seat) => 0 - hand.length - (taken[seat]?.length ?? 0));
}

export function totals({ rounds, hands }: Pick<State, 'rounds' | 'hands'>): number[] {
  return hands.map((_, seat) => rounds.reduce((sum, points) => sum + (points[seat] ?? 0), 0));
}

/** SA-9: who has lost least. */
export function result(state: State): Result | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = totals(state);
  const most = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === most ? [seat] : [])) };
}
