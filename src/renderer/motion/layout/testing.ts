/** How deep two convex outlines lie in one another, by separating axes. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** In the unit of the points; 0 or less where they don't touch. */
export function overlap(a: readonly Point[], b: readonly Point[]): number {
  return Math.min(...[...axes(a), ...axes(b)].map((axis) => depth(a, b, axis)));
}

function axes(outline: readonly Point[]): Point[] {
  return outline.flatMap((from, k) => {
    const to = outline[(k + 1) % outline.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return length > 0 ? [{ x: (from.y - to.y) / length, y: (to.x - from.x) / length }] : [];
  });
}

function depth(a: readonly Point[], b: readonly Point[], axis: Point): number {
  const [fromA, toA] = span(a, axis);
  const [fromB, toB] = span(b, axis);
  return Math.min(toA, toB) - Math.max(fromA, fromB);
}

function span(outline: readonly Point[], axis: Point): [number, number] {
  const along = outline.map(({ x, y }) => x * axis.x + y * axis.y);
  return [Math.min(...along), Math.max(...along)];
}
