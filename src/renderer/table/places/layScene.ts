/** A whole scene at rest, for one eye. Pure. */

import type { Place, Scene, Zone } from '../api.ts';
import { type PlacedCard, placeZoneCards } from './arrangement.ts';
import type { CameraView } from './camera.ts';
import type { CardSize } from './cardSize.ts';
import { TV_TABLE, scaledToTable } from './geometry.ts';
import { FLAT, type Pose } from './pose.ts';

/** The zones as they lie on the table of this shot. */
export function zonesForView(scene: Scene, shot: CameraView): Zone[] {
  return scene.zones.map((zone) => fitZone(zone, scene, shot));
}

/** Every card of a scene where it belongs, in the scene's order. */
export function layoutScene(scene: Scene, shot: CameraView, size: CardSize): PlacedCard[] {
  const acting = new Set(scene.plates.flatMap(({ seat, onTurn: lit }) => (lit ? seat : [])));
  return zonesForView(scene, shot).flatMap((zone) => {
    const laid = placeZoneCards(zone, size, shot.hand);
    const isTakenUp = zone.arrangement === 'fan' && zone.owner !== undefined && acting.has(zone.owner);
    return isTakenUp ? laid.map((one) => raiseFan(one, zone.place)) : laid;
  });
}

/** Centimetres that a fan comes towards the middle while its owner chooses from it, and up. */
const RAISED_FAN_CM = { inwards: 1.1, up: 0.5 };

/** Whoever has to choose takes their cards up: the fan stirs before anything is played. */
function raiseFan(laid: PlacedCard, { x, z }: Place): PlacedCard {
  const { pose } = laid;
  const part = RAISED_FAN_CM.inwards / (Math.hypot(x, z) || 1);
  return { ...laid, pose: { ...pose, x: pose.x - x * part, y: pose.y + RAISED_FAN_CM.up, z: pose.z - z * part } };
}

/** Where a card of a zone that holds none comes from: a pack lying at the zone's middle. */
export function placeOfZone(scene: Scene, shot: CameraView): (id: string) => Pose | undefined {
  return (id) => {
    const zone = scene.zones.find((one) => one.id === id);
    if (!zone) return undefined;
    const { place, scale = 1 } = fitZone(zone, scene, shot);
    const { x, z, turn } = place;
    return { ...FLAT, x, z, turn, y: 0.05, scale: zone.arrangement === 'hand' ? 1 : scale };
  };
}

/** What is planned for a television's broad table is smaller, too, on another one. */
function fitZone(zone: Zone, { tv: sofa }: Scene, { shape }: CameraView): Zone {
  if (!sofa) return { ...zone, place: scaledToTable(zone.place, shape) };
  const part = Math.min(1, shape.halfWidth / TV_TABLE.halfWidth);
  const { frame, scale = 1 } = zone;
  return {
    ...zone,
    place: scaledToTable(zone.place, shape, TV_TABLE),
    ...(part < 1 && { scale: scale * part }),
    ...(frame && { frame: { ...frame, scale: frame.scale * part } }),
  };
}
