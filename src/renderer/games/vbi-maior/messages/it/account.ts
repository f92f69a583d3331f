/** Italian, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const ACCOUNT: Messages = {
  'account.rome': 'Carte Roma in ordine: un punto l’una.',
  'account.blessings': 'Benedizioni nel mazzo di ritorno: un punto l’una.',
  'account.fortune': 'Quello che ha portato la Fortuna.',
  'account.malus': 'Carte Roma nel mazzo di ritorno: tanti punti in meno quanti ne chiede la difficoltà.',
  'account.total': 'Questo turno, sui {target} che servono; {points} in tutto.',
};
