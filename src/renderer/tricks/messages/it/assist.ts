import type { Messages } from '#shared/i18n/translate.ts';

/** What the program would play. */
export const HINT: Messages = {
  'hint.play': '{card}',
  'hint.worth': '{points} nel punteggio',
  'hint.measure': 'Quanto rende la smazzata alla tua parte, in media su quello che non si vede.',
};

/** What a careful player counts. */
export const CARD_COUNT: Messages = {
  'card-count.points': 'Punti da prendere',
  'card-count.of': '{count} su {of}',
  'card-count.suit': '{suit, select, D {Denari} C {Coppe} S {Spade} other {Bastoni}}',
  'card-count.gone': 'uscite {count} su {of}',
};

const FOLLOW =
  '{follow, select, free {Si può giocare qualsiasi carta.} beat {Chi può deve rispondere al seme e, potendo, prendere.} other {Chi può deve rispondere al seme.}}';
const TAKES =
  '{trump, select, none {Prende la carta più alta del seme di uscita} other {Prende la briscola più alta o, se non ce ne sono, la carta più alta del seme di uscita}}{order, select, 3 {: 3, 2, asso, re, cavallo, fante, poi dal 7 al 4} other {}}.';

/** What newcomers are told, once each. */
export const TIPS: Messages = {
  'tip.follow': `${FOLLOW} ${TAKES}`,
  'tip.lead':
    'Esci con la carta che vuoi.{trump, select, none { Non c’è briscola.} other {}} Chi prende {draws, select, none {} other {pesca per primo ed }}esce alla presa dopo.',
};
