/** What a plate tells of the person at it, whatever is played. */
import type { Seated } from '#shared/protocol/table.ts';
import type { Plate, Scene } from '../table/api.ts';
import type { Say } from '../words/say.ts';

/** A plate has room for two notes. */
const MOST_NOTES = 2;

/** The scene with a note on the plate of everybody who is away, for whom a bot plays, or whose line is slow. */
export function withSigns(scene: Scene, seated: readonly Seated[], say: Say): Scene {
  return { ...scene, plates: scene.plates.map((plate) => withSign(plate, seated[plate.seat], say)) };
}

function withSign(plate: Plate, who: Seated | undefined, say: Say): Plate {
  const sign = who && signOf(who);
  return sign ? { ...plate, notes: [say(sign), ...plate.notes].slice(0, MOST_NOTES) } : plate;
}

function signOf(who: Seated): string | undefined {
  if (who.kind !== 'person') return undefined;
  if (who.standIn) return 'sign.stand-in';
  if (!who.here) return 'sign.away';
  return who.lag === 'poor' ? 'sign.slow' : undefined;
}
