import type { Messages } from '../../../../i18n/translate.ts';

/** The rules page: section n is `rules.n.title`, its rules in `rules.n.rules`, and `rules.n.text`; then what options say. */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'Le carte',
  'rules.1.rules': 'TS-1, TS-2, TS-3',
  'rules.1.text':
    'Quaranta carte italiane: denari, coppe, spade e bastoni. Dalla più alta alla più bassa: 3, 2, asso, re, cavallo, fante, 7, 6, 5, 4. L’asso vale un punto intero, il 3, il 2 e le figure un terzo, le altre niente. L’ultima presa vale un punto in più.',

  'rules.2.title': 'I giocatori',
  'rules.2.rules': 'TS-4, TS-5',
  'rules.2.text':
    'Si gioca in due, oppure in quattro a coppie, con il compagno di fronte. Il primo mazziere si tira a sorte, poi si va in senso orario.',

  'rules.3.title': 'Si danno le carte',
  'rules.3.rules': 'TS-6',
  'rules.3.text': 'Dieci carte a testa. In due, le altre venti fanno il mazzo.',

  'rules.4.title': 'Le prese',
  'rules.4.rules': 'TS-7, TS-8, TS-9, TS-10',
  'rules.4.text':
    'Esce chi sta alla sinistra del mazziere, poi chi ha fatto l’ultima presa. Se puoi, devi rispondere al seme; se no, giochi quello che vuoi. Prende la carta più alta del seme d’uscita: non c’è briscola. In due, dopo ogni presa si pesca una carta a testa, per primo chi ha preso, e la si mostra, finché c’è il mazzo.',

  'rules.5.title': 'Il punteggio',
  'rules.5.rules': 'TS-11',
  'rules.5.text': 'Dopo l’ultima presa ognuno, o ogni coppia, somma i suoi punti e butta via i terzi che avanzano.',

  'rules.6.title': 'La partita',
  'rules.6.rules': 'TS-12',
  'rules.6.target':
    'La partita finisce con la smazzata in cui qualcuno arriva a {target} punti. Vince il totale più alto; a pari punti si gioca un’altra smazzata.',

  'rules.7.title': 'Il buongioco',
  'rules.7.rules': 'TS-13',
  'rules.7.buongioco.off': 'Fanno punti solo le prese.',
  'rules.7.buongioco.on':
    'Tre 3, tre 2 o tre assi tra le carte ricevute valgono 3 punti, tutti e quattro ne valgono 4. La napoletana, cioè 3, 2 e asso dello stesso seme, vale 3 punti. Le accuse sono automatiche, dopo la prima presa; una carta può contare per tutte e due.',

  'rules.8.title': 'I segnali',
  'rules.8.rules': 'TS-14',
  'rules.8.calls.on':
    'In quattro, se esci tu, puoi dire una cosa al compagno prima di giocare, e la sentono tutti. «Busso» gli chiede la sua carta migliore di quel seme e, come «striscio», dice che ne hai altre; «volo» dice che è la tua ultima. Il segnale deve essere vero per la carta con cui esci.',
  'rules.8.calls.off': 'Non si parla.',
};
