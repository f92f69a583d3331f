import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.ranks': 'Dalla più alta alla più bassa: 3, 2, asso, re, cavallo, fante, 7, 6, 5, 4.',
  'picture.hand': 'In mano una napoletana, e tre tre.',
  'picture.declared': 'Il 3 di denari conta una volta sola: si accusa la napoletana, 3 punti.',
  'picture.led': 'Si esce con il re di denari.',
  'picture.higher': 'Chi ha denari deve rispondere. Il 2 sta sopra il re.',
  'picture.takes': 'Prende la carta più alta del seme d’uscita.',
  'picture.small': 'Si esce con il 4 di coppe, la più bassa che ci sia.',
  'picture.other': 'Chi non ha coppe gioca quello che vuole, anche un 3.',
  'picture.stays': 'Ma solo una carta di coppe poteva prendere. Non c’è briscola.',
  'picture.top': 'In cima a un mazzetto c’è un 2: un onore, come un 3 e un asso.',
  'picture.take': 'Quando tocca a te puoi prenderlo in mano, prima di giocare una carta.',
  'picture.beneath': 'La carta sotto si scopre subito, e si può giocare nella stessa giocata.',
};
