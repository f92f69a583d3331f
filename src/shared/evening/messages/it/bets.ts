import type { Messages } from '../../../i18n/translate.ts';

/** Why a bet is not taken. A phone that looks on has these, and nothing else of an evening. */
export const BET_MESSAGES: Messages = {
  'bets-closed': 'Per questa smazzata non si scommette più.',
  'no-such-suspect': 'Scegli una delle risposte.',
  'too-many-bets': 'In questa smazzata hai cambiato idea {max} volte. Vale l’ultima scommessa.',
  'players-know': 'In questa smazzata giochi, o hai giocato: indovina solo chi guarda.',
  'nothing-to-bet': 'Ora non c’è niente da indovinare.',
};
