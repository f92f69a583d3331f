/** The k-th of points that fill a square evenly, however many there are (the R2 sequence of M. Roberts); 0 to 1. */
export function r2Point(k: number): readonly [number, number] {
  return [(0.5 + k * 0.7548776662466927) % 1, (0.5 + k * 0.5698402909980532) % 1];
}
