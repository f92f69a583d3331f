/** A whole scene at rest, for one eye. Pure. */

import type { Place, Scene, Zone } from '../api.ts';
import { type Laid, layZone } from './arrangement.ts';
import type { Shot } from './camera.ts';
import type { CardSize } from './cardSize.ts';
import { BROAD, fitted } from './geometry.ts';
import { FLAT, type Pose } from './pose.ts';

/** The zones as they lie on the table of this shot. */
export function zonesIn(scene: Scene, shot: Shot): Zone[] {
  return scene.zones.map((zone) => inShape(zone, scene, shot));
}

/** Every card of a scene where it belongs, in the scene's order. */
export function layScene(scene: Scene, shot: Shot, size: CardSize): Laid[] {
  const acting = new Set(scene.plates.flatMap(({ seat, lit }) => (lit ? seat : [])));
  return zonesIn(scene, shot).flatMap((zone) => {
    const laid = layZone(zone, size, shot.hand);
    const isTakenUp = zone.arrangement === 'fan' && zone.owner !== undefined && acting.has(zone.owner);
    return isTakenUp ? laid.map((one) => takenUp(one, zone.place)) : laid;
  });
}

/** Centimetres that a fan comes towards the middle while its owner chooses from it, and up. */
const TAKEN_UP = { inwards: 1.1, up: 0.5 };

/** Whoever has to choose takes their cards up: the fan stirs before anything is played. */
function takenUp(laid: Laid, { x, z }: Place): Laid {
  const { pose } = laid;
  const part = TAKEN_UP.inwards / (Math.hypot(x, z) || 1);
  return { ...laid, pose: { ...pose, x: pose.x - x * part, y: pose.y + TAKEN_UP.up, z: pose.z - z * part } };
}

/** Where a card of a zone that holds none comes from: a pack lying at the zone's middle. */
export function placeOfZone(scene: Scene, shot: Shot): (id: string) => Pose | undefined {
  return (id) => {
    const zone = scene.zones.find((one) => one.id === id);
    if (!zone) return undefined;
    const { place, scale = 1 } = inShape(zone, scene, shot);
    const { x, z, turn } = place;
    return { ...FLAT, x, z, turn, y: 0.05, scale: zone.arrangement === 'hand' ? 1 : scale };
  };
}

/** What is planned for a television's broad table is smaller, too, on another one. */
function inShape(zone: Zone, { sofa }: Scene, { shape }: Shot): Zone {
  if (!sofa) return { ...zone, place: fitted(zone.place, shape) };
  const part = Math.min(1, shape.halfWidth / BROAD.halfWidth);
  const { frame, scale = 1 } = zone;
  return {
    ...zone,
    place: fitted(zone.place, shape, BROAD),
    ...(part < 1 && { scale: scale * part }),
    ...(frame && { frame: { ...frame, scale: frame.scale * part } }),
  };
}
