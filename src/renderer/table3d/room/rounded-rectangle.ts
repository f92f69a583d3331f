import { Shape } from 'three';

/** A rectangle with round corners, its middle at 0/0: counter-clockwise from the left end of its lower side, and closed. */
export function roundedRectangle(halfWidth: number, halfHeight: number, corner: number): Shape {
  const [x, y, right] = [halfWidth - corner, halfHeight - corner, Math.PI / 2];
  const shape = new Shape();
  shape.moveTo(-x, -y - corner);
  shape.lineTo(x, -y - corner);
  // Each arc draws a line to its own start first.
  shape.absarc(x, -y, corner, -right, 0);
  shape.absarc(x, y, corner, 0, right);
  shape.absarc(-x, y, corner, right, 2 * right);
  shape.absarc(-x, -y, corner, 2 * right, 3 * right);
  return shape;
}
