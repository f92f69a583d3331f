/** What a test, or a curious person at the console, may ask the page: where a card is seen, what was drawn. */

import type { ScreenRect } from '../../motion/scene.ts';
import type { SoundCue } from '../../sound/cues/sound-cue.ts';
import { recentCues } from '../../sound/load-audio.ts';
import { tableStats } from '../../table-drawing/draw-stats.ts';

interface Inspection {
  /** Where a card (its key), a zone (its id) or a plate (`plate:2`) is seen, in CSS pixels. */
  project(id: string): ScreenRect | undefined;
  readonly stats: typeof tableStats;
  /** What sounded here, the latest last. */
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
