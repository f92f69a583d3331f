import type { Messages } from '#shared/i18n/translate.ts';

/** Sewn into the cloth: for who draws the table, and no phone. */
export const CLOTH: Messages = {
  'frame.area': 'Von klein nach groß',
  'frame.common': 'Vorrat',
  'frame.discard': 'Ablage',
  'frame.returned': 'Rückgabe',
};
