import type { Messages } from '../../../i18n/translate.ts';

/** Why the host gives no hint: said by who asks for one, and a phone fetches it then. */
export const HINT_REFUSAL_MESSAGES: Messages = {
  'no-hints': 'Questo tavolo non permette consigli.',
  'no-hint-here': 'Per questo gioco non ci sono consigli.',
  'no-hints-numbered': 'Qui niente consigli: tutti i tavoli giocano le stesse smazzate.',
  'no-hints-challenge': 'Niente consigli con una smazzata da un codice: altri giocano le stesse carte senza.',
  'nothing-to-decide': 'Ora non hai niente da decidere.',
  'hint-thinking': 'Ci sto già pensando.',
  'too-many-hints': 'Quanti consigli! Chiedi di nuovo fra {seconds} s.',
};
