import type { Seated } from '#shared/protocol/table.ts';
import { withPresence } from '../games/presence.ts';
import type { Say } from '../i18n/say.ts';
import type { Scene } from '../motion/scene.ts';

/** Large plates with their first note, or with the player's absence. */
export function withTvPlates(scene: Scene, seats: readonly Seated[], say: Say): Scene {
  const plates = scene.plates.map((plate) => ({ ...plate, large: true }));
  return withPresence({ ...scene, tv: true, plates }, seats, say);
}
