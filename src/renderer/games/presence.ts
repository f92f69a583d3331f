/** Presence on a plate, in any game. */
import type { Seated } from '#shared/protocol/table.ts';
import type { Say } from '../i18n/say.ts';
import type { Plate, Scene } from '../motion/scene.ts';

/** The scene with a note on the plate of every player who is away, replaced by a bot, or on a slow connection. */
export function withPresence(scene: Scene, seated: readonly Seated[], say: Say): Scene {
  return { ...scene, plates: scene.plates.map((plate) => noted(plate, seated[plate.seat], say)) };
}

function noted(plate: Plate, who: Seated | undefined, say: Say): Plate {
  const presence = who && presenceOf(who);
  if (!presence) return plate;
  return { ...plate, note: say(`presence.${presence}`) };
}

function presenceOf(who: Seated): string | undefined {
  if (who.kind !== 'person') return undefined;
  if (who.standIn) return 'stand-in';
  if (!who.here) return 'away';
  return who.lag === 'poor' ? 'slow' : undefined;
}
