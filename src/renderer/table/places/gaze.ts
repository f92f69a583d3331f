/** Where people at the table look: all at who speaks, else at whose turn it is, who looks at their own cards. Pure. */
import type { Plate } from '../api.ts';
import type { CameraView } from './camera.ts';
import { platePose } from './platePose.ts';

/** As it is seen: 1 all the way to the right, or down. */
export interface Gaze {
  readonly right: number;
  readonly down: number;
}

const AHEAD: Gaze = { right: 0, down: 0 };
/** Into one's own cards. */
const AT_CARDS: Gaze = { right: 0, down: 1 };
/** Up, to who looks at the table. */
const UP: Gaze = { right: 0, down: -0.6 };

/** Of each plate, in their order; straight ahead where it is nobody's turn, or that of several. */
export function gazesOf(plates: readonly Plate[], seats: number, shot: CameraView): Gaze[] {
  const lit = plates.filter((plate) => plate.onTurn);
  const speaker = plates.find(({ speaking: speaks }) => speaks);
  const seen = speaker ?? (lit.length === 1 ? lit[0] : undefined);
  if (!seen) return plates.map(() => AHEAD);
  const to = platePose(seen, seats, shot);
  return plates.map((plate) => {
    if (plate === seen) return speaker ? UP : AT_CARDS;
    const from = platePose(plate, seats, shot);
    const [x, z] = [to.x - from.x, to.z - from.z];
    const far = Math.hypot(x, z) || 1;
    return { right: x / far, down: z / far };
  });
}
