import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.follow':
    'Jede Karte darf gespielt werden. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.',
  'tip.lead': 'Spiel aus, was du willst. Wer den Stich macht, zieht zuerst und spielt wieder aus.',
  'tip.exchange': 'Du hast den Trumpf, der sich gegen die aufgedeckte Karte tauschen lässt. Das kostet keinen Zug.',
};
