import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.ranks': 'Dalla più alta alla più bassa: il dieci sta subito sotto l’asso.',
  'picture.worth': 'Valgono punti: asso 11, dieci 10, re 4, donna 3, fante 2.',
  'picture.led': 'Nessuna briscola in vista: si esce con il re di fiori.',
  'picture.low': 'Un fiori più basso non lo batte.',
  'picture.free': 'Nessuno deve rispondere al seme. L’asso di quadri è di un altro seme, e non batte niente.',
  'picture.over': 'Il dieci di fiori sta sopra il re.',
  'picture.highest': 'Prende la carta più alta del seme d’uscita.',
  'picture.ace': 'Ora briscola è picche. Si esce con l’asso di cuori.',
  'picture.ten': 'Il dieci di cuori è più basso.',
  'picture.cut': 'Un 2, ma è briscola!',
  'picture.others': 'Le altre carte non sono briscole.',
  'picture.trump': 'Prende la briscola più alta, anche se è solo un 2.',
};
