/**
 * What tells the seats apart wherever they are drawn and whoever sits there without a mark: an enamel of its own, and an
 * emblem, so that colour is never alone.
 */
import type { AvatarColours } from './colours.ts';

/** By seat. */
const GROUNDS = ['#7d2a2a', '#23556b', '#5d5a1e', '#5a3470', '#2a6144', '#8a4a1c', '#3a4390', '#6d2f55'] as const;
const INK = '#f0e2c4';

/** A corner, right and down of the middle; the farthest are 1 from it. */
export type Corner = readonly [x: number, y: number];

/** Corners on a circle, every other one drawn in by `inner`. */
function polygon(corners: number, turn = 0, inner = 1, r = 1): readonly Corner[] {
  const steps = inner === 1 ? corners : corners * 2;
  return Array.from({ length: steps }, (_, k) => {
    const angle = (k / steps) * Math.PI * 2 + turn;
    const radius = k % 2 === 1 ? r * inner : r;
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
  });
}

/** By seat: a star, a diamond, a triangle, a dot, a square, a hexagon, a spark, a triangle that points down. */
const EMBLEMS = [
  polygon(5, 0, 0.45),
  polygon(4),
  polygon(3),
  polygon(36, 0, 1, 0.85),
  polygon(4, Math.PI / 4),
  polygon(6),
  polygon(4, 0, 0.4),
  polygon(3, Math.PI),
] as const;

export function seatColours(seat: number): AvatarColours {
  return { ground: GROUNDS[seat % GROUNDS.length] ?? GROUNDS[0], ink: INK };
}

export function seatEmblem(seat: number): readonly Corner[] {
  return EMBLEMS[seat % EMBLEMS.length] ?? EMBLEMS[0];
}
