import type { Messages } from '#shared/i18n/translate.ts';

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.choose':
    'Alle Stapel sind verdeckt, also ist es reines Glück: Zwei werden dein Blatt, zwei liegen offen vor dir.',
  'tip.take':
    '„Nehmen“ holt die Ehrenkarte oben auf deinem Stapel auf die Hand, bevor du spielst. Dort kann sie eine Ansage vollständig machen. Du musst es nie, und danach bist du immer noch dran.',
  'tip.follow':
    'Du musst bedienen, wenn deine Hand oder das Oberste eines Stapels es kann. Wenn nicht, spiel, was du magst: Aber stechen kann es nicht.',
  'tip.lead':
    'Spiel eine Karte von der Hand oder die oberste eines Stapels aus. Trumpf gibt es nicht: Die höhere Karte der ausgespielten Farbe macht den Stich.',
};
