/** The user's sound settings on this device. */
import { persisted } from './storage.ts';

/** Channels with their own volume, in per cent. */
export const VOLUMES = ['cards', 'signs', 'room'] as const;
export type Bus = (typeof VOLUMES)[number];

export interface SoundSettings extends Readonly<Record<Bus, number>> {
  readonly silent: boolean;
  /** Shows sounds as captions. */
  readonly captions: boolean;
  /** Gamepads vibrate. */
  readonly rumble: boolean;
}

/** Room tone is off by default, since it never ends. */
const DEFAULT_SOUND: SoundSettings = {
  silent: false,
  cards: 80,
  signs: 80,
  room: 0,
  captions: false,
  rumble: true,
};

export const useSoundSettings = persisted<SoundSettings>('panno-verde.sound', DEFAULT_SOUND);

/** Toggles the mute. */
export function toggleMute(): void {
  useSoundSettings.setState(({ silent }) => ({ silent: !silent }));
}
