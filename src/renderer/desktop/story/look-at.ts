/** Where a replay shows a chapter. */
import type { Chapter } from '#shared/protocol/story.ts';

/** The event that the replay stands before: a dear move’s own, so that its decision is seen; else the turn’s first. */
export function eventOf(chapter: Chapter): number {
  return chapter.kind === 'move' ? chapter.event : chapter.from;
}
