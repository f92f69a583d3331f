import type { Messages } from '../../../../i18n/translate.ts';

/** The rules page: section n is `rules.n.title`, its rules in `rules.n.rules`, and `rules.n.text`; then what options say. */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'Le carte',
  'rules.1.rules': 'BR-1, BR-2, BR-3',
  'rules.1.text':
    'Quaranta carte italiane: denari, coppe, spade e bastoni. Dalla più alta alla più bassa: asso, 3, re, cavallo, fante, 7, 6, 5, 4, 2. L’asso vale 11 punti, il 3 ne vale 10, il re 4, il cavallo 3, il fante 2, le altre niente: in tutto 120. Assi e 3 sono i carichi, le carte senza punti i lisci. In tre si gioca senza il 2 di bastoni, in sei senza i 2.',

  'rules.2.title': 'I giocatori',
  'rules.2.rules': 'BR-4, BR-5',
  'rules.2.text':
    'In due o in tre ognuno gioca per sé. In quattro si gioca a coppie, con il compagno di fronte; in sei, tre contro tre, un posto sì e uno no. Il primo mazziere si tira a sorte, poi si va in senso orario.',

  'rules.3.title': 'Si danno le carte',
  'rules.3.rules': 'BR-6, BR-7',
  'rules.3.text':
    'Tre carte a testa. Poi se ne gira una: il suo seme è la briscola. Resta per metà sotto il mazzo e si pesca per ultima.',

  'rules.4.title': 'Le prese',
  'rules.4.rules': 'BR-8, BR-9, BR-10, BR-11',
  'rules.4.text':
    'Esce chi sta alla sinistra del mazziere, poi chi ha fatto l’ultima presa. Giochi la carta che vuoi: non c’è obbligo di rispondere al seme. Prende la briscola più alta o, se non ce ne sono, la carta più alta del seme d’uscita. Dopo ogni presa si pesca una carta a testa, per primo chi ha preso. Finito il mazzo, si giocano le ultime tre carte.',

  'rules.5.title': 'Il punteggio',
  'rules.5.rules': 'BR-12',
  'rules.5.text':
    'Ognuno, o ogni squadra, conta i punti delle carte prese. Vince chi ne ha di più: tra due parti servono 61 punti. A pari punti, per esempio 60 a 60, è patta e non vince nessuno.',

  'rules.6.title': 'L’incontro',
  'rules.6.rules': 'BR-13',
  'rules.6.games':
    '{games, plural, one {Una partita sola decide l’incontro.} other {L’incontro è al meglio delle # partite.}} Le patte si rigiocano.',

  'rules.7.title': 'Le carte del compagno',
  'rules.7.rules': 'BR-14',
  'rules.7.lastThree.hidden': 'I compagni non si mostrano mai le carte.',
  'rules.7.lastThree.shown': 'Finito il mazzo, i compagni si mostrano le ultime tre carte.',

  'rules.8.title': 'Lo scambio',
  'rules.8.rules': 'BR-15',
  'rules.8.exchange.off': 'La carta scoperta resta dov’è.',
  'rules.8.exchange.seven':
    'Se hai il 7 di briscola puoi scambiarlo con la carta scoperta, quando è più alta: al tuo turno, finché c’è il mazzo, una volta a partita.',
  'rules.8.exchange.two':
    'Se hai il 2 di briscola puoi scambiarlo con la carta scoperta: al tuo turno, finché c’è il mazzo, una volta a partita.',
};
