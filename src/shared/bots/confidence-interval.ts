/** What a few values that came about apart from one another say of the truth behind them. */

/** How many standard errors to either side hold 95 of a hundred, for two values and more (Student's distribution). */
const STUDENT_T_95 = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262];
/** The same for many. */
const NORMAL_Z_95 = 1.96;

/** A mean; the truth lies within `halfWidth` of it in 95 of a hundred cases. */
export interface ConfidenceInterval {
  readonly mean: number;
  readonly halfWidth: number;
}

/** One value says nothing of how far off it may be. */
export function confidenceInterval(values: readonly number[]): ConfidenceInterval {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  if (count < 2) return { mean, halfWidth: Number.POSITIVE_INFINITY };
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  return { mean, halfWidth: (STUDENT_T_95[count - 2] ?? NORMAL_Z_95) * Math.sqrt(square / count) };
}

/** Of a sum of things that have nothing to do with one another. */
export function sumOfIntervals(intervals: readonly ConfidenceInterval[]): ConfidenceInterval {
  return {
    mean: intervals.reduce((sum, { mean }) => sum + mean, 0),
    halfWidth: Math.hypot(...intervals.map(({ halfWidth }) => halfWidth)),
  };
}
