/** Italian, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const ACCOUNT: Messages = {
  'account.first': 'Fuori prima di tutti: una carta vittoria.',
  'account.tie-break': 'Fuori prima di tutti nello spareggio: decide la partita, e non porta carte.',
  'account.left':
    'Con le carte in mano alla fine: manche persa. La prossima dà le carte, e ha una carta blocco personale.',
  'account.between': 'Fuori nel mezzo, o non in questa manche: niente di vinto e niente di perso.',
};
