import type { Messages } from '../../../../i18n/translate.ts';

/** The rules page: section n is `rules.n.title`, its rules in `rules.n.rules`, and `rules.n.text`; then what options say. */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'Le carte',
  'rules.1.rules': 'XX-1, XX-2, XX-3',
  'rules.1.text':
    'Quaranta carte italiane: denari, coppe, spade e bastoni. Dalla più alta alla più bassa: asso, re, cavallo, fante, 7, 6, 5, 4, 3, 2. L’asso vale 4 punti, il re 3, il cavallo 2, il fante 1, le altre niente: 40 in tutto.',

  'rules.2.title': 'I giocatori',
  'rules.2.rules': 'XX-4',
  'rules.2.text':
    'Si gioca in quattro, ognuno per sé. Il primo mazziere lo sceglie il caso, poi si dà a turno in senso orario.',

  'rules.3.title': 'Le prese',
  'rules.3.rules': 'XX-5, XX-6, XX-7',
  'rules.3.text':
    'Ognuno riceve dieci carte. Comincia chi siede alla sinistra del mazziere, poi chi ha fatto l’ultima presa. Chi può deve rispondere al seme, chi non può gioca quello che vuole. Prende la carta più alta del seme di uscita: non c’è briscola.',

  'rules.4.title': 'La partita',
  'rules.4.rules': 'XX-8',
  'rules.4.target':
    'La partita finisce dopo la smazzata in cui qualcuno arriva a {target} punti. Vince il totale più alto; finché è di più giocatori si gioca un’altra smazzata.',
};
