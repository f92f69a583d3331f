/** Replaces `games/highlights.ts` on the television's page. */
import type { Highlights } from '../../games/game.ts';
import type { StitchedFrame, Zone } from '../../motion/scene.ts';
import { useLoadedGames } from '../page/loaded-games.ts';

export function highlightsOf(id: string): Highlights {
  return useLoadedGames.getState().games[id]?.highlights ?? {};
}

export function withFrames(zones: readonly Zone[], frames: Readonly<Record<string, StitchedFrame>>): Zone[] {
  return zones.map((zone) => {
    const frame = frames[zone.id];
    return frame ? { ...zone, frame } : zone;
  });
}
