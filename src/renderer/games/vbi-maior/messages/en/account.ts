/** English, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const ACCOUNT: Messages = {
  'account.rome': 'Rome cards in order: a point each.',
  'account.blessings': 'Blessings in the return deck: a point each.',
  'account.fortune': 'What Fortune brought.',
  'account.malus': 'Rome cards in the return deck, as many points off as the difficulty says.',
  'account.total': 'This turn, of {target} that are needed; {points} in all.',
};
