/** Statistics that simple-statistics lacks, and columns of figures. */

/** How many standard deviations 95 % and 99 % of a normal distribution lie within. */
export const NORMAL_Z_95 = 1.96;
export const NORMAL_Z_99 = 2.576;

/** Bounds of the true share behind so many successes among so many trials: Wilson's score interval. */
export function wilsonInterval(successes: number, trials: number, z: number): readonly [low: number, high: number] {
  const share = successes / trials;
  const middle = share + z ** 2 / (2 * trials);
  const half = z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  const scale = 1 + z ** 2 / trials;
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)];
}

/** A number right-aligned in a column, thousands apart. */
export function formatColumn(value: number, { width = 9, digits = 0 } = {}): string {
  return value.toLocaleString('en', { maximumFractionDigits: digits }).padStart(width);
}
