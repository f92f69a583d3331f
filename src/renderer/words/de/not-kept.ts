import type { Words } from '#shared/words/say.ts';

/** German, where a browser keeps nothing. */
export const NOT_KEPT: Words = {
  'seat.not-kept':
    'Dieser Browser merkt sich nichts. Lädst du die Seite neu oder schließt sie, kennt er deinen Platz nicht mehr.',
};
