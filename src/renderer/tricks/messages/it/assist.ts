import type { Messages } from '#shared/i18n/translate.ts';

/** What the program would play. */
export const HINT: Messages = {
  'hint.play': '{card}',
  'hint.worth': '{points} punti',
  'hint.measure': 'Quanto ti rende in media questa smazzata, per quel che si può sapere.',
};

/** What a careful player counts. */
export const CARD_COUNT: Messages = {
  'card-count.points': 'Punti rimasti',
  'card-count.of': '{count} su {of}',
  'card-count.suit': '{suit, select, D {Denari} C {Coppe} S {Spade} other {Bastoni}}',
  'card-count.gone': 'uscite {count} su {of}',
};

const FOLLOW =
  '{follow, select, free {Gioca la carta che vuoi: non c’è obbligo di rispondere al seme.} beat {Devi rispondere al seme e, se puoi, prendere.} other {Se puoi, devi rispondere al seme.}}';
const TAKES =
  '{trump, select, none {Prende la carta più alta del seme d’uscita} other {Prende la briscola più alta o, se non ce ne sono, la carta più alta del seme d’uscita}}{order, select, 3 {: 3, 2, asso, re, cavallo, fante, poi dal 7 al 4} other {}}.';

/** What newcomers are told, once each. */
export const TIPS: Messages = {
  'tip.follow': `${FOLLOW} ${TAKES}`,
  'tip.lead':
    'Esci con la carta che vuoi.{trump, select, none { Non c’è briscola.} other {}} Chi prende {draws, select, none {} other {pesca per primo ed }}esce alla presa dopo.',
};
