import type { Messages } from '#shared/i18n/translate.ts';

/** Sewn into the cloth: for who draws the table, and no phone. */
export const CLOTH: Messages = {
  'frame.area': 'Dalla più bassa alla più alta',
  'frame.common': 'Mazzo',
  'frame.discard': 'Scarti',
  'frame.returned': 'Ritorno',
};
