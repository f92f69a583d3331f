/** The way to the mixing desk, for who draws: it is fetched when somebody may hear it, and until then nothing sounds. */
import { loadWithRetry } from '../fetch/surely.ts';
import type { SoundCue } from './direct/heard.ts';
import type { MixingDesk } from './play/mixing-desk.ts';

let desk: MixingDesk | undefined;
let isLoading = false;

/** The desk, once it is there. */
export function mixingDesk(): MixingDesk | undefined {
  return desk;
}

/** What was heard on this page, the latest last. */
export function recentCues(): readonly SoundCue[] {
  return desk?.lately() ?? [];
}

/** Fetches the desk, once. */
export function loadAudio(): void {
  if (isLoading) return;
  isLoading = true;
  void loadWithRetry(() => import('./play/mixing-desk.ts')).then(({ newMixingDesk: newDesk }) => {
    desk = newDesk();
  });
}
