/** What a test, or a curious person at the console, may ask the page: where a card is seen, what was drawn. */
import type { ScreenRect } from '../../table/api.ts';
import { tableStats } from '../../table/stats.ts';

interface Inspection {
  /** Where a card (its key), a zone (its id) or a plate (`plate:2`) is seen, in CSS pixels. */
  project(id: string): ScreenRect | undefined;
  readonly stats: typeof tableStats;
}

declare global {
  interface Window {
    pannoVerde?: Inspection;
  }
}

export function inspectWith(project: Inspection['project']): void {
  window.pannoVerde = { project, stats: tableStats };
}
