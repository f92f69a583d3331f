import type { Seated } from '#shared/protocol/table.ts';
import type { PortraitChoice } from './portraits/portraits.tsx';

/**
 * How large somebody is shown: as low as a line of text (`line`), there is no room for a face; as it lies on a plate
 * (`round`), or beside a name in a list (`face`).
 */
export type AvatarSize = 'line' | 'face' | 'round';

/** Whom who sits there looks like, where that is known: a bot is a puppet. */
export function portraitOfSeat(who: Seated | undefined): PortraitChoice | undefined {
  if (!who || who.kind === 'empty' || !who.portrait) return undefined;
  return { id: who.portrait, puppet: who.kind === 'bot' };
}
