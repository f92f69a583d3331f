/** Confidence intervals of a few independent values. */

/** Standard errors of a 95 % interval, from two values on (Student's t). */
const STUDENT_T_95 = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262];
/** The same for many. */
const NORMAL_Z_95 = 1.96;

/** A mean; the truth is within `give` of it with 95 %. */
export interface ConfidenceInterval {
  readonly mean: number;
  readonly halfWidth: number;
}

/** A single value has no interval. */
export function confidenceInterval(values: readonly number[]): ConfidenceInterval {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  if (count < 2) return { mean, halfWidth: Number.POSITIVE_INFINITY };
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  return { mean, halfWidth: (STUDENT_T_95[count - 2] ?? NORMAL_Z_95) * Math.sqrt(square / count) };
}

/** The interval of a sum of independent values. */
export function sumOfIntervals(spreads: readonly ConfidenceInterval[]): ConfidenceInterval {
  return {
    mean: spreads.reduce((sum, { mean }) => sum + mean, 0),
    halfWidth: Math.hypot(...spreads.map(({ halfWidth: give }) => give)),
  };
}
