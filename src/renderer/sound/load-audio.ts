/** Loads the audio code when sound may be heard; until then everything is silent. */
import { useSoundSettings } from '../client/device/sound-settings.ts';
import { loadWithRetry } from '../lazy/load-with-retry.ts';
import type { SoundCue } from './cues/sound-cue.ts';
import type { MixingDesk } from './playback/mixing-desk.ts';

/** Browsers allow sound only after a touch, so nothing loads before, nor while muted. */
export function loadAudioOnTouch(): () => void {
  const touched = (): void => {
    const { silent, captions, rumble } = useSoundSettings.getState();
    if (!silent || captions || rumble) loadAudio();
  };
  window.addEventListener('pointerdown', touched, { capture: true });
  window.addEventListener('keydown', touched, { capture: true });
  return () => {
    window.removeEventListener('pointerdown', touched, { capture: true });
    window.removeEventListener('keydown', touched, { capture: true });
  };
}

let desk: MixingDesk | undefined;
let isLoading = false;

/** The mixing desk, once loaded. */
export function mixingDesk(): MixingDesk | undefined {
  return desk;
}

/** Cues on this page, the latest last. */
export function recentCues(): readonly SoundCue[] {
  return desk?.lately() ?? [];
}

/** Loads the mixing desk once. */
export function loadAudio(): void {
  if (isLoading) return;
  isLoading = true;
  void loadWithRetry(() => import('./playback/mixing-desk.ts')).then(({ newMixingDesk: newDesk }) => {
    desk = newDesk();
  });
}
