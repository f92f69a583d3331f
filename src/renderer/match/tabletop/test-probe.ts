/** A console object for tests: where a card is on screen and what was drawn. */

import type { ScreenRect } from '../../motion/scene.ts';
import type { SoundCue } from '../../sound/cues/sound-cue.ts';
import { recentCues } from '../../sound/load-audio.ts';
import { tableStats } from '../../table-drawing/draw-stats.ts';

interface Inspection {
  /** The box of a card (its key), a zone (its id) or a plate (`plate:2`), in CSS pixels. */
  project(id: string): ScreenRect | undefined;
  readonly stats: typeof tableStats;
  /** Sounds played, the latest last. */
  heard(): readonly SoundCue[];
}

declare global {
  interface Window {
    pannoVerde?: Inspection;
  }
}

export function exposeForTests(project: Inspection['project']): void {
  window.pannoVerde = { project, stats: tableStats, heard: recentCues };
}
