import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play': '{card} spielen',
  'hint.take': 'das Oberste von Stapel {number} nehmen',
  'hint.choose': 'Stapel {hand} auf die Hand, {up} offen',
  'hint.worth': '{points} Punkte',
  'hint.measure': 'Was dir das Spiel mehr bringt als der anderen Seite, im Schnitt über alles, was verdeckt sein kann.',
};

export const CARD_COUNT: Messages = {
  'card-count.points': 'Punkte übrig',
  'card-count.suit': '{suit, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}} weg',
  'card-count.gone': '{count} von {of}',
};

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
