/** The ways of cards from one scene to the next where no picture draws them: from the middle of a zone to another's. Pure. */
import type { Scene, Travel } from '../../table/api.ts';
import { planFlights, type MotionTempo } from '../../table/motion/choreography.ts';
import type { PlacedCard } from '../../table/places/arrangement.ts';
import { FLAT, type Pose } from '../../table/places/pose.ts';

export function travelsBetween(before: Scene, now: Scene, tempo: MotionTempo): readonly Travel[] {
  const parts = placedFlat(before).map(({ card: { key, face }, zone: { id }, pose }) => ({ key, face, zone: id, pose }));
  return planFlights(parts, placedFlat(now), (id) => middleOf(now, id), tempo);
}

function placedFlat(scene: Scene): PlacedCard[] {
  return scene.zones.flatMap((zone) =>
    zone.cards.map((card) => {
      const { x, z } = zone.place;
      return { card, zone, pose: { ...FLAT, x, z, flip: card.face === null ? 180 : 0 } };
    }),
  );
}

function middleOf({ zones }: Scene, id: string): Pose | undefined {
  const place = zones.find((zone) => zone.id === id)?.place;
  return place && { ...FLAT, x: place.x, z: place.z };
}
