import type { Messages } from '#shared/i18n/translate.ts';

/** Sewn into the cloth: for who draws the table, and no phone. */
export const CLOTH: Messages = {
  'frame.area': 'From lowest to highest',
  'frame.common': 'Deck',
  'frame.discard': 'Discard',
  'frame.returned': 'Returned',
};
