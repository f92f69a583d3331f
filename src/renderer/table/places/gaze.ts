/** Where people at the table look: all at the seat whose turn it is, which looks at its own cards. Pure. */
import type { Plate } from '../api.ts';
import type { Shot } from './camera.ts';
import { platePose } from './platePose.ts';

/** As it is seen: 1 all the way to the right, or down. */
export interface Gaze {
  readonly right: number;
  readonly down: number;
}

const AHEAD: Gaze = { right: 0, down: 0 };
/** Into one's own cards. */
const AT_CARDS: Gaze = { right: 0, down: 1 };

/** Of each plate, in their order; straight ahead where it is nobody's turn, or that of several. */
export function gazes(plates: readonly Plate[], seats: number, shot: Shot): Gaze[] {
  const [lit, ...others] = plates.filter((plate) => plate.lit);
  if (!lit || others.length > 0) return plates.map(() => AHEAD);
  const to = platePose(lit, seats, shot);
  return plates.map((plate) => {
    if (plate === lit) return AT_CARDS;
    const from = platePose(plate, seats, shot);
    const [x, z] = [to.x - from.x, to.z - from.z];
    const far = Math.hypot(x, z) || 1;
    return { right: x / far, down: z / far };
  });
}
