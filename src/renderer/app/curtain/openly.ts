/** Whether the people at this window let each other see their hands: then no curtain hangs between them. */
import { remembered } from '../../session/device/remembered.ts';

interface Openly {
  readonly openly: boolean;
}

/** As long as the window is open. */
export const useOpenly = remembered<Openly>('panno-verde.openly', { openly: false }, { where: 'window' });
