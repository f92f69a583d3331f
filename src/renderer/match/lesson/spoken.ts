import type { Named } from '#shared/lessons/lesson.ts';
import type { Say } from '../../words/say.ts';

/** What is named so, in words: gaps may hold sentences. */
export function spoken({ key, with: gaps = {} }: Named, say: Say): string {
  const filled = Object.entries(gaps).map(([gap, to]) => [gap, typeof to === 'object' ? spoken(to, say) : to]);
  return say(key, Object.fromEntries(filled));
}
