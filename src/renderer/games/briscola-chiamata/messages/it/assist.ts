import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play': '{card}',
  'hint.bid': 'chiamare {bid}',
  'hint.pass': 'passo',
  'hint.trump': 'nominare briscola {suit}',
  'hint.throw-in': 'mandare a monte',
  'hint.keep': 'giocare queste carte',
  'hint.worth': '{points} in punteggio',
  'hint.measure': 'Quanto ti porta la smazzata in punteggio, in media su quello che può essere coperto.',
};

export const CARD_COUNT: Messages = {
  'card-count.points': 'Punti rimasti',
  'card-count.of': '{count} su {of}',
  'card-count.trumps': 'Briscole uscite',
  'card-count.trumps.gone': '{count, plural, =0 {nessuna su {of}} other {# su {of}: {ranks}}}',
};

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.bid':
    'Chiami il valore di una carta che ti dia una mano. Ogni chiamata deve scendere: più è bassa, più prometti, perché una carta così aiuta meno. Chi passa è fuori da quest’asta.',
  'tip.points':
    'Sopra un 2 si chiamano punti: ora il 2 a {least, plural, =120 {120} other {# o più}}. Chiedi un 2 e prometti di fare tanti dei 120 punti.',
  'tip.trump':
    'Il seme che nomini è la briscola. La carta che hai chiamato, in quel seme, è la carta chiamata: chi ce l’ha è il tuo socio, e sta zitto. Se ce l’hai tu, giochi contro tutti.',
  'tip.secret':
    'Hai tu la carta chiamata: giochi con il chiamante, che non lo sa. Metti punti nelle prese che fa lui, ma senza farti scoprire troppo presto.',
  'tip.play':
    'Si può giocare qualunque carta, qualunque sia l’uscita. Prende la briscola più alta; se non ce ne sono, la carta più alta del seme d’uscita.',
};
