/** Draws again what chance drew, from the form of its event alone: whoever checks a seal needs no rules. */
import type { Draw } from './schema.ts';
import { inOrder, type Lots, shuffled } from './shuffle.ts';

/** `unknown`: the event has none of the forms that can be drawn again. */
export type Redrawn = 'same' | 'other' | 'unknown';

/** Takes from `lots` what the draw took, and says whether it came out the same. */
export function redraw({ event, among }: Draw, seats: number, lots: Lots): Redrawn {
  const { by: _by, type: _type, t: _t, ...drawn } = event;
  const [only, ...others] = Object.values(drawn);
  if (others.length > 0 || (among && typeof only !== 'string')) return 'unknown';
  if (Array.isArray(only)) return areIds(only) ? verdict(isEqual(shuffled(only, lots), only)) : 'unknown';
  if (typeof only === 'number') return verdict(lots.below(seats) === only);
  if (typeof only !== 'string' || !among || among.length === 0) return 'unknown';
  return verdict(isEqual(inOrder([...new Set(among)]), among) && among[lots.below(among.length)] === only);
}

function verdict(holds: boolean): Redrawn {
  return holds ? 'same' : 'other';
}

function areIds(values: readonly unknown[]): values is (string | number)[] {
  return values.every((value) => typeof value === 'string' || typeof value === 'number');
}

function isEqual(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, k) => one === others[k]);
}
