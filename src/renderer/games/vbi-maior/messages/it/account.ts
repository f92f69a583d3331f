/** Italian, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.rome': 'Carte Roma in ordine: un punto l’una.',
  'score-breakdown.blessings': 'Benedizioni nel mazzo di ritorno: un punto l’una.',
  'score-breakdown.fortune': 'Punti della Fortuna.',
  'score-breakdown.malus': 'Carte Roma nel mazzo di ritorno: punti in meno, secondo la difficoltà.',
  'score-breakdown.free': 'Nei primi due turni niente malus.',
  'score-breakdown.total': 'Finora {points} punti su {target}.',
};
