/** Italian, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.first': 'Chiude prima di tutti: una carta vittoria.',
  'score-breakdown.tie-break': 'Chiude prima di tutti nello spareggio: decide la partita, senza carta vittoria.',
  'score-breakdown.left':
    'Resta con le carte: manche persa. Alla prossima dà le carte e ha una carta blocco personale.',
  'score-breakdown.between': 'Chiude nel mezzo, o non gioca la manche: né vinta né persa.',
};
