/** What is heard that no card does: somebody passes, a plate is touched, a tune. Panned by the seat. */
import type { Scene } from '../../table/api.ts';
import { type SoundCue, panner, DEFAULT_TOUCH, type TuneName } from './heard.ts';

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

const SIGN_SECONDS = { slip: 0.34, breath: 1.1 } as const;

export function signCues(signs: readonly Sign[], scene: Scene): SoundCue[] {
  return signs.map(({ sound, seat, after = 0, force = 0.8 }) => ({
    sound,
    bus: 'signs',
    touch: { ...DEFAULT_TOUCH, force, seconds: sound === 'slip' || sound === 'breath' ? SIGN_SECONDS[sound] : DEFAULT_TOUCH.seconds },
    at: after,
    pan: seat === undefined ? 0 : panOfSeat(seat, scene),
    gain: 1,
    cards: [],
  }));
}

/** Where a seat's cards lie, from the left to the right; one hears oneself before oneself. */
export function panOfSeat(seat: number, scene: Scene): number {
  const { plates, zones, tv: sofa } = scene;
  const isOwn = !sofa && plates.some((plate) => plate.seat === seat && plate.place === 0);
  const own = zones.filter(({ owner }) => owner === seat);
  if (isOwn || own.length === 0) return 0;
  const middle = own.reduce((sum, { place }) => sum + place.x, 0) / own.length;
  return panner(scene)(middle);
}

/** Whose turn it is, where it is one seat's alone: where several act at once nobody is called. */
export function turnOf({ plates }: Scene): number | undefined {
  const [plate, ...others] = plates.filter(({ onTurn: lit }) => lit);
  return others.length === 0 ? plate?.seat : undefined;
}

/**
 * The plate of whose turn has come is touched: one's own, and on a television that of a person in the room, whose picture it
 * is as well. Bots need no call.
 */
export function turnSigns(seat: number, { plates, tv: sofa }: Scene, own: number | undefined): Sign[] {
  const isPerson = plates.some((plate) => plate.seat === seat && plate.kind === 'person');
  const isHere = own === undefined ? sofa === true && isPerson : seat === own;
  return isHere ? [{ sound: 'brass', seat, force: 0.45 }] : [];
}
