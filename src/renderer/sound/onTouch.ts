import { useSoundSettings } from '../session/device/sound.ts';
import { loadAudio } from './ears.ts';

/** Browsers let nothing sound before somebody touched the page: so nothing is fetched before, nor for who wants silence. */
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
