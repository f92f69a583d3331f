import { resolveOptions } from '../options.ts';
import type { Rules } from '../rules.ts';

/** How many may play a game as its table is opened: a game may leave out some numbers between its least and most. */
export function seatCountsOf(rules: Rules): number[] {
  const resolved = resolveOptions(rules.options, {});
  if ('refusal' in resolved) return [];
  const { min, max } = rules.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, k) => min + k);
  return counts.filter((seats) => !rules.refuseOptions?.(resolved.options, seats));
}
