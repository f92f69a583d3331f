import type { Messages } from '../../../i18n/translate.ts';

/** Why the host gives no hint: said by who asks for one, and a phone fetches it then. */
export const HINT_REFUSAL_MESSAGES: Messages = {
  'no-hints': 'Questo tavolo non permette consigli.',
  'no-hint-here': 'In questo gioco il programma non sa dare consigli.',
  'no-hints-numbered': 'Niente consigli con le smazzate numerate di una serata: tutti i tavoli giocano le stesse.',
  'no-hints-challenge':
    'Niente consigli con una smazzata giocata dal codice: qualcun altro gioca le stesse carte senza.',
  'nothing-to-decide': 'Ora non hai niente da decidere.',
  'hint-thinking': 'Ci sta già pensando.',
  'too-many-hints': 'Tanti consigli in una volta? Per {seconds} s pensa con la tua testa.',
};
