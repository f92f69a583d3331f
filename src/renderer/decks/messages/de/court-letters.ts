import type { Messages } from '#shared/i18n/translate.ts';

/** König, Dame, Bube; König, Reiter, Bube. */
export const COURT_LETTERS: Messages = {
  K: 'K',
  Q: 'D',
  J: 'B',
  R: 'K',
  C: 'R',
  F: 'B',
};
