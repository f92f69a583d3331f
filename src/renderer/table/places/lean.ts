/** The eye leans a little towards who leads a trick. Pure. */
import type { Scene } from '../api.ts';
import { pixelsPerCm, type CameraView } from './camera.ts';

/** The eye moves by this part of its distance from the middle of the table. */
const LEAN_SHARE = 0.03;

const MIDDLE = { x: 0, y: 0, z: 0 };

/** The side of the card that leads: −1 left, 1 right, between them before or behind; undefined where none does. */
export function winningSide({ zones }: Scene): number | undefined {
  const toward = zones.flatMap(({ cards }) => cards).find(({ winsTrick: leads }) => leads)?.toward;
  return toward === undefined ? undefined : Math.sin((toward * Math.PI) / 180);
}

/**
 * A shot with the eye a little to one side. The middle of the table stays where it is seen, and so does the own hand: what is
 * under a finger does not move.
 */
export function leanTowards(shot: CameraView, side: number | undefined): CameraView {
  // From the sofa all look on together.
  if (side === undefined || shot.tv) return shot;
  const { position, free, hand } = shot;
  const across = side * LEAN_SHARE * Math.hypot(position.y, position.z);
  const middle = pixelsPerCm(shot, MIDDLE);
  return {
    ...shot,
    position: { ...position, x: position.x + across },
    free: { ...free, x: free.x + across * middle },
    hand: { ...hand, x: hand.x + across * (1 - middle / pixelsPerCm(shot, hand)) },
  };
}
