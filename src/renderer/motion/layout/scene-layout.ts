/** Lays out a whole scene at rest for one camera. Pure. */
import { radians } from '../maths.ts';
import type { Place, Scene, ScreenRect, SpreadOffsets, Zone } from '../scene.ts';
import { DEFAULT_SPREAD_OFFSETS, type PlacedCard, placeZoneCards } from './arrangement.ts';
import { type CameraView, project } from './camera.ts';
import { PLATE_CM, platePose } from './plate-pose.ts';
import { axesOf, type CardSize, FLAT, type Pose, type Vector } from './pose.ts';
import { scaledToTable, type TableShape, TV_TABLE } from './table-geometry.ts';

/** Screen positions of table items, for panels beside them. Pure. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The screen box (CSS pixels in the canvas) of a card (by key), a zone (by id, with its cards; an empty one is as large
 * as a card) or a plate (`plate:2` is seat 2's). Undefined if the scene has no such item.
 */
export function rectOf(...at: Parameters<typeof cornersOf>): ScreenRect | undefined {
  return boxAround(cornersOf(...at));
}

/** The corners of the same items, four for each card or plate, in order around it. */
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
  const [turn, slope] = [radians(yaw), radians(lean)];
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

/** The zones placed on this view's table. */
export function zonesForView(scene: Scene, shot: CameraView): Zone[] {
  return scene.zones.map((zone) => fitZone(zone, scene, shot));
}

/** Every card's resting pose, in the scene's order. */
export function layoutScene(scene: Scene, shot: CameraView, size: CardSize): PlacedCard[] {
  const acting = new Set(scene.plates.flatMap(({ seat, onTurn: lit }) => (lit ? seat : [])));
  return zonesForView(scene, shot).flatMap((zone) => {
    const laid = placeZoneCards(zone, size, shot.hand);
    const isTakenUp = zone.arrangement === 'fan' && zone.owner !== undefined && acting.has(zone.owner);
    return isTakenUp ? laid.map((one) => raiseFan(one, zone.place)) : laid;
  });
}

/** Centimetres by which a fan moves inwards and up while its owner chooses. */
const RAISED_FAN_CM = { inwards: 1.1, up: 0.5 };

/** A player who has to choose raises their cards, so the fan moves before anything is played. */
function raiseFan(laid: PlacedCard, { x, z }: Place): PlacedCard {
  const { pose } = laid;
  const part = RAISED_FAN_CM.inwards / (Math.hypot(x, z) || 1);
  return { ...laid, pose: { ...pose, x: pose.x - x * part, y: pose.y + RAISED_FAN_CM.up, z: pose.z - z * part } };
}

/** Where a card of an empty zone comes from: a pack at the zone's middle. */
export function placeOfZone(scene: Scene, shot: CameraView): (id: string) => Pose | undefined {
  return (id) => {
    const zone = scene.zones.find((one) => one.id === id);
    if (!zone) return undefined;
    const { place, scale = 1 } = fitZone(zone, scene, shot);
    const { x, z, turn } = place;
    return { ...FLAT, x, z, turn, y: 0.05, scale: zone.arrangement === 'hand' ? 1 : scale };
  };
}

/** A trick is as narrow and as deep as its table. */
function spreadOn(shape: TableShape, { offsets = DEFAULT_SPREAD_OFFSETS }: Zone): SpreadOffsets {
  const { x: across, z: along } = scaledToTable({ x: offsets.across, z: offsets.along, turn: 0 }, shape);
  return { ...offsets, across, along };
}

/** Sizes planned for a television's broad table shrink on another one. */
function fitZone(zone: Zone, { tv: isTv }: Scene, { shape }: CameraView): Zone {
  if (!isTv)
    return {
      ...zone,
      place: scaledToTable(zone.place, shape),
      ...(zone.arrangement === 'spread' && { offsets: spreadOn(shape, zone) }),
    };
  const part = Math.min(1, shape.halfWidth / TV_TABLE.halfWidth);
  const { frame, scale = 1 } = zone;
  return {
    ...zone,
    place: scaledToTable(zone.place, shape, TV_TABLE),
    ...(part < 1 && { scale: scale * part }),
    ...(frame && { frame: { ...frame, scale: frame.scale * part } }),
  };
}
