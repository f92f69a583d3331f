/** An angle in degrees as radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** From 0 to 1, eased at both ends. */
export const smooth = (t: number): number => t * t * (3 - 2 * t);
