/** The games' highlights, which only a page that draws the table needs. */
import type { StitchedFrame, Zone } from '../motion/scene.ts';
import type { Highlights } from './game.ts';

const MOMENTS = import.meta.glob<Highlights>('./*/highlights.ts', { eager: true, import: 'default' });

/** A game's highlights; none if it has no `highlights.ts`. */
export function highlightsOf(id: string): Highlights {
  return MOMENTS[`./${id}/highlights.ts`] ?? {};
}

/** The zones with their stitched frames. */
export function withFrames(zones: readonly Zone[], frames: Readonly<Record<string, StitchedFrame>>): Zone[] {
  return zones.map((zone) => {
    const frame = frames[zone.id];
    return frame ? { ...zone, frame } : zone;
  });
}
