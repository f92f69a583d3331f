import type { Group } from './block.ts';
import type { Skin } from './inks.ts';

/** One of the people: whose skin, and what is cut, from behind to the front. */
export interface Portrait {
  readonly skin: Skin;
  readonly groups: readonly Group[];
}
