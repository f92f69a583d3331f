/** Italian, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.first': 'Fuori prima di tutti: una carta vittoria.',
  'score-breakdown.tie-break': 'Fuori prima di tutti nello spareggio: decide la partita, e non porta carte.',
  'score-breakdown.left':
    'Con le carte in mano alla fine: manche persa. La prossima dà le carte, e ha una carta blocco personale.',
  'score-breakdown.between': 'Fuori nel mezzo, o non in questa manche: niente di vinto e niente di perso.',
};
