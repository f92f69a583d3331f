import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play': '{card}',
  'hint.bid': 'chiamare {bid}',
  'hint.pass': 'passare',
  'hint.trump': 'briscola {suit}',
  'hint.throw-in': 'mandare a monte',
  'hint.keep': 'tenere queste carte',
  'hint.worth': '{points} punti',
  'hint.measure': 'Quanto ti rende in media questa smazzata, per quel che si può sapere.',
};

export const CARD_COUNT: Messages = {
  'card-count.points': 'Punti rimasti',
  'card-count.of': '{count} su {of}',
  'card-count.trumps': 'Briscole uscite',
  'card-count.trumps.gone': '{count, plural, =0 {nessuna su {of}} other {# su {of}: {ranks}}}',
};

/** What cards say of the partner: to `why.partner`, and all of it on asking. */
export const SIGNS: Messages = {
  'since.gave': ', perché {name} ha caricato {holder} ({card})',
  'since.fed': ', perché {name} ha caricato {holder} ({card})',
  'since.withheld': ', perché {name} non ha dato punti a {holder}',
  'since.took': ', perché {name} ha tolto la presa a {holder} ({card})',
  'since.led': ', perché {name} ha aperto così ({card})',
  'convention.gave': 'Chi carica il chiamante è probabilmente il socio.',
  'convention.withheld': 'Chi non gli dà punti è più facilmente contro.',
  'convention.fed': 'Chi carica un altro è contro.',
  'convention.took': 'Chi toglie una presa al chiamante è contro, tanto più se è ricca.',
  'convention.led': 'Chi esce basso o di briscola può essere il socio; chi esce con dei punti, difficilmente.',
};

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.bid':
    'Chiama il valore che vuoi dal socio: ogni chiamata deve scendere, e una carta più bassa aiuta meno. Se passi, sei fuori dall’asta.',
  'tip.points':
    'Dopo un 2 si chiamano i punti: ora il 2 a {least, plural, =120 {120} other {# o più}}. Vuoi un 2 dal socio e prometti quei punti, su 120.',
  'tip.trump':
    'Il seme che scegli è la briscola, e la carta che hai chiamato, in quel seme, è la carta chiamata: chi ce l’ha è il tuo socio segreto. Se ce l’hai tu, giochi contro tutti.',
  'tip.secret':
    'Hai la carta chiamata: sei il socio segreto del chiamante. Carica le sue prese, ma senza farti scoprire troppo presto.',
  'tip.play':
    'Gioca la carta che vuoi: non c’è obbligo di rispondere al seme. Prende la briscola più alta; se non ce ne sono, la carta più alta del seme d’uscita.',
};
