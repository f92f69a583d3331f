import type { Messages } from '../../../../i18n/translate.ts';

/** The rules page: section n is `rules.n.title`, its rules in `rules.n.rules`, and `rules.n.text`; then what options say. */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'Le carte',
  'rules.1.rules': 'BR-1, BR-2, BR-3',
  'rules.1.text':
    'Quaranta carte italiane: denari, coppe, spade e bastoni. Dalla più alta alla più bassa: asso, 3, re, cavallo, fante, 7, 6, 5, 4, 2. L’asso vale 11 punti, il 3 ne vale 10, il re 4, il cavallo 3, il fante 2, le altre niente: in tutto 120. In tre si gioca senza il 2 di bastoni, in sei senza i 2.',

  'rules.2.title': 'I giocatori',
  'rules.2.rules': 'BR-4, BR-5',
  'rules.2.text':
    'In due o in tre ognuno gioca per sé. In quattro si gioca a coppie, con i compagni seduti di fronte; in sei si gioca tre contro tre, un posto sì e uno no. Il primo mazziere lo sceglie il caso, poi si dà a turno in senso orario.',

  'rules.3.title': 'La distribuzione',
  'rules.3.rules': 'BR-6, BR-7',
  'rules.3.text':
    'Ognuno riceve tre carte. La carta seguente si scopre: il suo seme è la briscola. Resta per metà sotto il mazzo ed è l’ultima a essere pescata.',

  'rules.4.title': 'Le prese',
  'rules.4.rules': 'BR-8, BR-9, BR-10, BR-11',
  'rules.4.text':
    'Comincia chi siede alla sinistra del mazziere, poi chi ha fatto l’ultima presa. Si può giocare qualsiasi carta: non c’è obbligo di rispondere al seme. Prende la briscola più alta o, se non ce ne sono, la carta più alta del seme di uscita. Dopo ogni presa tutti pescano una carta, per primo chi ha preso. Finito il mazzo, si giocano le ultime tre carte.',

  'rules.5.title': 'Il punteggio',
  'rules.5.rules': 'BR-12',
  'rules.5.text':
    'Ogni parte conta i punti delle carte prese. Vince la partita chi ne ha più di tutti: se le parti sono due, da 61 in su. Sul 60 a 60 non vince nessuno.',

  'rules.6.title': 'L’incontro',
  'rules.6.rules': 'BR-13',
  'rules.6.games':
    '{games, plural, one {Si gioca una partita sola: chi la vince, vince l’incontro.} other {Vince l’incontro chi si aggiudica più della metà di # partite.}} Le partite pari si rigiocano.',

  'rules.7.title': 'Le carte del compagno',
  'rules.7.rules': 'BR-14',
  'rules.7.lastThree.hidden': 'I compagni non si mostrano mai le carte.',
  'rules.7.lastThree.shown': 'Finito il mazzo, i compagni si guardano a vicenda le ultime tre carte.',

  'rules.8.title': 'Lo scambio',
  'rules.8.rules': 'BR-15',
  'rules.8.exchange.off': 'La carta scoperta resta dov’è.',
  'rules.8.exchange.seven':
    'Chi ha il 7 di briscola può scambiarlo, al suo turno, con la carta scoperta, se è più alta, finché c’è il mazzo; una volta per partita.',
  'rules.8.exchange.two':
    'Chi ha il 2 di briscola può scambiarlo, al suo turno, con la carta scoperta, finché c’è il mazzo; una volta per partita.',
};
