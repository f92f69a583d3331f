import type { Messages } from '../../../i18n/translate.ts';

/** Why a bet is not taken. A phone that looks on has these, and nothing else of an evening. */
export const BET_MESSAGES: Messages = {
  'bets-closed': 'Il socio ormai si sa. Niente più scommesse.',
  'no-such-suspect': 'Scommetti su chi può essere il socio, o su nessuno.',
  'too-many-bets': 'In questa smazzata hai cambiato idea {max} volte. Vale l’ultima scommessa.',
  'players-know': 'In questa smazzata giochi, o hai giocato: scommette solo chi guarda.',
  'nothing-to-bet': 'Ora non c’è niente su cui scommettere. Aspetta una chiamata.',
};
