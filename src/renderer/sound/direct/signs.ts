/** What is heard that no card does: somebody passes, a plate is touched, a tune. Panned by the seat. */
import type { Scene } from '../../table/api.ts';
import { BROAD, platePlace, WIDE } from '../../table/places/geometry.ts';
import { besidePlate } from '../../table/places/sofa.ts';
import { type Heard, panAt, TOUCH, type TuneName } from './heard.ts';

export const SIGN_NAMES = ['knock', 'slip', 'brass', 'crack', 'breath', 'call', 'won', 'lost'] as const;

/** What a game lets be heard at a moment that all who see it see. */
export interface Sign {
  readonly sound: 'knock' | 'slip' | 'brass' | 'crack' | 'breath' | TuneName;
  /** At whose plate; absent: in the middle. */
  readonly seat?: number;
  /** Milliseconds after the moment began. */
  readonly after?: number;
  /** From 0 to 1. */
  readonly force?: number;
}

const SECONDS = { slip: 0.34, breath: 1.1 } as const;

export function heardAsSigns(signs: readonly Sign[], scene: Scene): Heard[] {
  return signs.map(({ sound, seat, after = 0, force = 0.8 }) => ({
    sound,
    bus: 'signs',
    touch: { ...TOUCH, force, seconds: sound === 'slip' || sound === 'breath' ? SECONDS[sound] : TOUCH.seconds },
    at: after,
    pan: seat === undefined ? 0 : panOfSeat(seat, scene),
    gain: 1,
    cards: [],
  }));
}

/** Where a seat's plate stands, from the left to the right. */
export function panOfSeat(seat: number, { plates, seats, sofa }: Scene): number {
  const step = plates.find((plate) => plate.seat === seat)?.place;
  if (step === undefined) return 0;
  if (sofa) return panAt(besidePlate(step, seats, 0).x, BROAD.halfWidth);
  // One's own plate stands aside so that the hand is free: one hears oneself before oneself.
  return step === 0 ? 0 : panAt(platePlace(step, seats).x, WIDE.halfWidth);
}

/**
 * A plate is touched when it becomes that seat's turn: for whoever sits before the picture, not for others' bots. Where
 * several act at once nobody is called.
 */
export function called(before: Scene | undefined, now: Scene, own: number | undefined): Sign[] {
  const lit = now.plates.filter((plate) => plate.lit);
  const [plate] = lit;
  if (!before || !plate || lit.length > 1) return [];
  const was = before.plates.find(({ seat }) => seat === plate.seat);
  if (!was || was.lit || before.perspective !== now.perspective) return [];
  const isCalled = own === undefined ? now.sofa === true && plate.kind === 'person' : plate.seat === own;
  return isCalled ? [{ sound: 'brass', seat: plate.seat, force: 0.45 }] : [];
}
