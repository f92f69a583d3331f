/** Where things on the table are seen, for what is laid over it. */
import type { ScreenRect } from '../../table/api.ts';

type Project = (id: string) => ScreenRect | undefined;

let project: Project = () => undefined;

/** The table that stands now. */
export function projectWith(table: Project): void {
  project = table;
}

/** Where a card (its key), a zone (its id) or a plate (`plate:2`) is seen, in CSS pixels; nothing without a table. */
export function projected(id: string): ScreenRect | undefined {
  return project(id);
}
