import type { Messages } from '#shared/i18n/translate.ts';

/** German, where a browser keeps nothing. */
export const STORAGE_WARNING: Messages = {
  'seat.not-stored':
    'Dieser Browser merkt sich nichts. Lädst du die Seite neu oder schließt sie, kennt er deinen Platz nicht mehr.',
};
