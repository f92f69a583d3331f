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
