/** A whole scene at rest, for one eye. Pure. */

import type { Scene, Zone } from '../api.ts';
import { type Laid, layZone } from './arrangement.ts';
import type { Shot } from './camera.ts';
import type { CardSize } from './cardSize.ts';
import { fitted } from './geometry.ts';
import { FLAT, type Pose } from './pose.ts';

/** Every card of a scene where it belongs, in the scene's order. */
export function layScene(scene: Scene, shot: Shot, size: CardSize): Laid[] {
  return scene.zones.flatMap((zone) => layZone(inShape(zone, shot), size, shot.hand));
}

/** Where a card of a zone that holds none comes from: a pack lying at the zone's middle. */
export function placeOfZone(scene: Scene, shot: Shot): (id: string) => Pose | undefined {
  return (id) => {
    const zone = scene.zones.find((one) => one.id === id);
    if (!zone) return undefined;
    const { x, z, turn } = inShape(zone, shot).place;
    return { ...FLAT, x, z, turn, y: 0.05, scale: zone.arrangement === 'hand' ? 1 : (zone.scale ?? 1) };
  };
}

function inShape(zone: Zone, shot: Shot): Zone {
  return { ...zone, place: fitted(zone.place, shot.shape) };
}
