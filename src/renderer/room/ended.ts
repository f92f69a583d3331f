/** Who has ended a match before it was over, in one sentence; and the same before what comes next. */
import type { Say } from '../words/say.ts';

type Ended = { readonly by: string } | null;

export function endedBy({ by }: NonNullable<Ended>, say: Say): string {
  return by === '' ? say('room.ended.home') : say('room.ended', { name: by });
}

export function withEnding(ended: Ended, next: string, say: Say): string {
  return ended ? `${endedBy(ended, say)} ${next}` : next;
}
