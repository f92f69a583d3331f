/** How this device sounds, as the person at it chose. */
import { persisted } from './storage.ts';

/** What has a loudness of its own, in per cent. */
export const VOLUMES = ['cards', 'signs', 'room'] as const;
export type Bus = (typeof VOLUMES)[number];

export interface SoundSettings extends Readonly<Record<Bus, number>> {
  readonly silent: boolean;
  /** What sounded stands at the edge in words. */
  readonly captions: boolean;
  /** Gamepads shake a little. */
  readonly rumble: boolean;
}

/** The room's tone is off until somebody wants it: it would never end. */
const DEFAULT_SOUND: SoundSettings = {
  silent: false,
  cards: 80,
  signs: 80,
  room: 0,
  captions: false,
  rumble: true,
};

export const useSoundSettings = persisted<SoundSettings>('panno-verde.sound', DEFAULT_SOUND);

/** The one key. */
export function toggleMute(): void {
  useSoundSettings.setState(({ silent }) => ({ silent: !silent }));
}
