/** Where light lies on the cloth for the seat on turn. Pure. */
import { placeZoneCards } from '../layout/arrangement.ts';
import type { CameraView } from '../layout/camera.ts';
import { type CardSize, FLAT, type Pose } from '../layout/pose.ts';
import { zonesForView } from '../layout/scene-layout.ts';
import { frontPlace, platePlace, scaledToTable, seatTurn, shift, TV_TABLE } from '../layout/table-geometry.ts';
import { besidePlate, tvSeatTurn } from '../layout/tv-places.ts';
import type { Place, Scene } from '../scene.ts';

/** A lit patch of cloth: where it lies, and its size at scale 1 in centimetres. */
export interface TurnLight {
  readonly pose: Pose;
  readonly size: CardSize;
  /** A card will lie there: its outline is lit too. */
  readonly isOutlined: boolean;
}

/** In front of a plate. */
const PATCH: CardSize = { width: 9, height: 4, corner: 2 };
const TV_PATCH_SCALE = 1.5;
/** From the viewer's own plate to the patch in front of it. */
const OWN_CM = 10;

/**
 * The light of a scene: where the card of the seat on turn will lie in the trick, else in front of that seat's plate.
 * None where nobody is on turn, or several are.
 */
export function turnLightOf(scene: Scene, shot: CameraView, size: CardSize): TurnLight | undefined {
  const { seats, tv: isTv } = scene;
  const [plate, ...others] = scene.plates.filter(({ onTurn }) => onTurn);
  if (!plate || others.length > 0) return undefined;
  const step = plate.place;
  const trick = zonesForView(scene, shot).find(({ arrangement, drop }) => arrangement === 'spread' && drop);
  if (!trick) {
    const { x, z } = scaledToTable(before(step, seats, isTv), shot.shape, isTv ? TV_TABLE : undefined);
    return { pose: { ...FLAT, x, z, scale: isTv ? TV_PATCH_SCALE : 1 }, size: PATCH, isOutlined: false };
  }
  const toward = isTv ? tvSeatTurn(step, seats) : seatTurn(step, seats);
  const [card] = placeZoneCards({ ...trick, cards: [{ key: 'turn', face: '', name: '', toward }] }, size, shot.hand);
  return card && { pose: card.pose, size, isOutlined: true };
}

function before(step: number, seats: number, isTv = false): Place {
  if (isTv) return besidePlate(step, seats, 0);
  return step === 0 ? shift(platePlace(step, seats), 0, OWN_CM) : frontPlace(step, seats);
}
