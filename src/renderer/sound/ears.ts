/** The way to the mixing desk, for who draws: it is fetched when somebody may hear it, and until then nothing sounds. */
import { surely } from '../fetch/surely.ts';
import type { Heard } from './direct/heard.ts';
import type { Desk } from './play/mixing-desk.ts';

let desk: Desk | undefined;
let isComing = false;

/** The desk, once it is there. */
export function atDesk(): Desk | undefined {
  return desk;
}

/** What was heard on this page, the latest last. */
export function heardLately(): readonly Heard[] {
  return desk?.lately() ?? [];
}

/** Fetches the desk, once. */
export function openEars(): void {
  if (isComing) return;
  isComing = true;
  void surely(() => import('./play/mixing-desk.ts')).then(({ newDesk }) => {
    desk = newDesk();
  });
}
