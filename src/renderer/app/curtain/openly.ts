/** Whether the people at this window let each other see their hands: then no curtain hangs between them. */
import { persisted } from '../../session/device/remembered.ts';

interface OpenHandsSetting {
  readonly openly: boolean;
}

/** As long as the window is open. */
export const useOpenHands = persisted<OpenHandsSetting>('panno-verde.openly', { openly: false }, { where: 'window' });
