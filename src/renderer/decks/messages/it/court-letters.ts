import type { Messages } from '#shared/i18n/translate.ts';

/** Re, donna, fante; re, cavallo, fante. */
export const COURT_LETTERS: Messages = {
  K: 'R',
  Q: 'D',
  J: 'F',
  R: 'R',
  C: 'C',
  F: 'F',
};
