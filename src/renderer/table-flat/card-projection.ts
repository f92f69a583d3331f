/** A card's pose as a CSS matrix for a flat picture. Pure. */
import { type CameraView, project } from '../motion/layout/camera.ts';
import { axesOf, type CardSize, type Pose } from '../motion/layout/pose.ts';

/** The places of a, b, c, d, e, f in `matrix()`. */
export type CssMatrix = readonly [number, number, number, number, number, number];

/**
 * The position of a card's picture of this size in pixels: its upper left corner, the vectors along its upper and left
 * edge. Undefined where the camera can't see it.
 */
export function cardMatrix(
  pose: Pose,
  size: CardSize,
  shot: CameraView,
  picture: { width: number; height: number },
): CssMatrix | undefined {
  const { right, up } = axesOf(pose);
  const w = (size.width / 2) * pose.scale;
  const h = (size.height / 2) * pose.scale;
  const corner = (r: number, u: number) =>
    project(shot, {
      x: pose.x + right.x * r * w + up.x * u * h,
      y: pose.y + right.y * r * w + up.y * u * h,
      z: pose.z + right.z * r * w + up.z * u * h,
    });
  const [upperLeft, upperRight, lowerLeft] = [corner(-1, 1), corner(1, 1), corner(-1, -1)];
  if (!upperLeft || !upperRight || !lowerLeft) return undefined;
  return [
    (upperRight.x - upperLeft.x) / picture.width,
    (upperRight.y - upperLeft.y) / picture.width,
    (lowerLeft.x - upperLeft.x) / picture.height,
    (lowerLeft.y - upperLeft.y) / picture.height,
    upperLeft.x,
    upperLeft.y,
  ];
}

/** Whether its back shows: a flipped card is mirrored. */
export function isTurned([a, b, c, d]: CssMatrix): boolean {
  return a * d - b * c < 0;
}

/** As a style sheet has it. */
export function cssMatrix(matrix: CssMatrix): string {
  return `matrix(${matrix.map((part) => Math.round(part * 10000) / 10000).join()})`;
}

/** The same picture from behind, where its left is its right. */
export function mirrored([a, b, c, d, e, f]: CssMatrix, width: number): CssMatrix {
  return [-a, -b, c, d, e + a * width, f + b * width];
}

/** Where a place on the cloth is seen. */
export function projectToCss(shot: CameraView, x: number, z: number): { readonly x: number; readonly y: number } {
  return project(shot, { x, y: 0, z }) ?? { x: 0, y: 0 };
}
