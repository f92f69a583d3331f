import type { MessageRef } from '#shared/lessons/lesson.ts';
import type { Say } from '../../words/say.ts';

/** What is named so, in words: gaps may hold sentences. */
export function formatNamed({ key, with: gaps = {} }: MessageRef, say: Say): string {
  const filled = Object.entries(gaps).map(([gap, to]) => [gap, typeof to === 'object' ? formatNamed(to, say) : to]);
  return say(key, Object.fromEntries(filled));
}
