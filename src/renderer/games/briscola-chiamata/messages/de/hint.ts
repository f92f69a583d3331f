import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play': '{card} spielen',
  'hint.bid': '{bid} reizen',
  'hint.pass': 'passen',
  'hint.trump': '{suit} als Trumpf',
  'hint.throw-in': 'das Blatt hinwerfen',
  'hint.keep': 'das Blatt behalten',
  'hint.worth': '{points} in der Wertung',
  'hint.measure': 'Was dir das Spiel in der Wertung bringt, im Schnitt über alles, was verdeckt sein kann.',
};
