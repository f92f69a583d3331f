/** What of the games all look up at: what only a page needs that draws the table. */
import type { OnCloth } from './game.ts';

const MOMENTS = import.meta.glob<OnCloth>('./*/moments.ts', { eager: true, import: 'default' });

/** What a game brings to be looked up at; nothing, if it has no `moments.ts`. */
export function onCloth(id: string): OnCloth {
  return MOMENTS[`./${id}/moments.ts`] ?? {};
}
