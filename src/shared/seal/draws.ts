/** Draws again what chance drew, from the form of its event alone: whoever checks a seal needs no rules. */
import type { Draw } from './schema.ts';
import { sortedIds, type Rng, shuffled } from './shuffle.ts';

/** `unknown`: the event has none of the forms that can be drawn again. */
export type DrawVerdict = 'same' | 'other' | 'unknown';

/** Takes from `lots` what the draw took, and says whether it came out the same. */
export function verifyDraw({ event, among }: Draw, seats: number, lots: Rng): DrawVerdict {
  const { by: _by, type: _type, t: _t, ...drawn } = event;
  const [only, ...others] = Object.values(drawn);
  if (others.length > 0 || (among && typeof only !== 'string')) return 'unknown';
  if (Array.isArray(only)) return areIds(only) ? verdict(isEqual(shuffled(only, lots), only)) : 'unknown';
  if (typeof only === 'number') return verdict(lots.below(seats) === only);
  if (typeof only !== 'string' || !among || among.length === 0) return 'unknown';
  return verdict(isEqual(sortedIds([...new Set(among)]), among) && among[lots.below(among.length)] === only);
}

function verdict(holds: boolean): DrawVerdict {
  return holds ? 'same' : 'other';
}

function areIds(values: readonly unknown[]): values is (string | number)[] {
  return values.every((value) => typeof value === 'string' || typeof value === 'number');
}

function isEqual(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, k) => one === others[k]);
}
