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
