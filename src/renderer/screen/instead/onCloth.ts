/** Stands for `games/onCloth.ts` on the television's page. */
import type { OnCloth } from '../../games/game.ts';
import type { Frame, Zone } from '../../table/api.ts';
import { useLibrary } from '../fetched.ts';

export function onCloth(id: string): OnCloth {
  return useLibrary.getState().games[id]?.onCloth ?? {};
}

export function withFrames(zones: readonly Zone[], frames: Readonly<Record<string, Frame>>): Zone[] {
  return zones.map((zone) => {
    const frame = frames[zone.id];
    return frame ? { ...zone, frame } : zone;
  });
}
