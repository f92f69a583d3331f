import type { Messages } from '#shared/i18n/translate.ts';

/** What courts print in their corners, by the letters that games know them by: king, queen, jack; Italian king, knight, jack. */
export const COURT_LETTERS: Messages = {
  K: 'K',
  Q: 'Q',
  J: 'J',
  R: 'K',
  C: 'N',
  F: 'J',
};
