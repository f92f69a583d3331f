/** Where things of the table are seen, for panels that stand beside them. Pure. */
import type { Scene, ScreenRect } from '../api.ts';
import type { PlacedCard } from './arrangement.ts';
import { project, type CameraView } from './camera.ts';
import type { CardSize } from './cardSize.ts';
import { PLATE_CM, platePose } from './platePose.ts';
import { axesOf, type Pose, type Vector } from './pose.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The box on the screen (CSS pixels in the canvas) around a card (by its key), a zone (by its id, with its cards; an
 * empty one is as large as a card) or a plate (`plate:2` is seat 2's). Undefined if the scene has no such thing.
 */
export function rectOf(...at: Parameters<typeof cornersOf>): ScreenRect | undefined {
  return boxAround(cornersOf(...at));
}

/** The corners of the same things, four for each card or plate, one after the other around it. */
export function cornersOf(
  id: string,
  scene: Scene,
  laid: readonly PlacedCard[],
  placeOf: (zone: string) => Pose | undefined,
  shot: CameraView,
  size: CardSize,
): Point[] {
  const plate = scene.plates.find(({ seat }) => id === `plate:${seat}`);
  const cards = laid.filter(({ card, zone }) => card.key === id || zone.id === id).map(({ pose }) => pose);
  const empty = cards.length === 0 ? placeOf(id) : undefined;
  const corners = plate
    ? plateCorners(platePose(plate, scene.seats, shot))
    : (empty ? [empty] : cards).flatMap((pose) => cardCorners(pose, size));
  return corners.map((point) => project(shot, point)).filter((point) => point !== undefined);
}

function cardCorners(pose: Pose, size: CardSize): Vector[] {
  const { right, up } = axesOf(pose);
  const w = (size.width / 2) * pose.scale;
  const h = (size.height / 2) * pose.scale;
  return [
    [-w, -h],
    [-w, h],
    [w, h],
    [w, -h],
  ].map(([r = 0, u = 0]) => ({
    x: pose.x + right.x * r + up.x * u,
    y: pose.y + right.y * r + up.y * u,
    z: pose.z + right.z * r + up.z * u,
  }));
}

function plateCorners({ x, y, z, yaw, lean, scale }: ReturnType<typeof platePose>): Vector[] {
  const [turn, slope] = [(yaw * Math.PI) / 180, (lean * Math.PI) / 180];
  const w = (PLATE_CM.width / 2) * scale;
  const h = (PLATE_CM.height / 2) * scale;
  return [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ].map(([side = 0, end = 0]) => ({
    x: x + side * w * Math.cos(turn),
    y: y + end * h * Math.cos(slope),
    z: z - side * w * Math.sin(turn) - end * h * Math.sin(slope),
  }));
}

function boxAround(seen: readonly Point[]): ScreenRect | undefined {
  if (seen.length === 0) return undefined;
  const xs = seen.map(({ x }) => x);
  const ys = seen.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
