/** What of the games all look up at: what only a page needs that draws the table. */
import type { StitchedFrame, Zone } from '../motion/scene.ts';
import type { Highlights } from './game.ts';

const MOMENTS = import.meta.glob<Highlights>('./*/highlights.ts', { eager: true, import: 'default' });

/** What a game brings to be looked up at; nothing, if it has no `moments.ts`. */
export function highlightsOf(id: string): Highlights {
  return MOMENTS[`./${id}/highlights.ts`] ?? {};
}

/** The zones with what is sewn around them. */
export function withFrames(zones: readonly Zone[], frames: Readonly<Record<string, StitchedFrame>>): Zone[] {
  return zones.map((zone) => {
    const frame = frames[zone.id];
    return frame ? { ...zone, frame } : zone;
  });
}
