import type { Seat } from './rules.ts';

/** The seats with the highest score, ascending: one, or several that share it. */
export function seatsWithHighest(scores: readonly number[]): Seat[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}
