import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play': '{card} spielen',
  'hint.take': 'die oberste von Stapel {number} nehmen',
  'hint.choose': 'Stapel {hand} auf die Hand, {up} offen',
  'hint.worth': '{points} Punkte',
  'hint.measure': 'Wie weit dich dieses Spiel im Schnitt nach vorn bringt, nach dem, was du siehst.',
};

export const CARD_COUNT: Messages = {
  'card-count.points': 'Punkte übrig',
  'card-count.suit': '{suit, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}} weg',
  'card-count.gone': '{count} von {of}',
};

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.choose': 'Alle Stapel sind verdeckt, also reines Glück: Zwei kommen auf deine Hand, zwei offen vor dich.',
  'tip.take':
    '„Nehmen“ holt die Ehrenkarte oben vom Stapel auf die Hand, wo sie eine Ansage vollständig machen kann. Du musst nicht, und danach bist du immer noch dran.',
  'tip.follow':
    'Du musst bedienen, wenn du die Farbe auf der Hand oder oben auf einem Stapel hast. Wenn nicht, spiel, was du willst; stechen kann es nicht.',
  'tip.lead':
    'Spiel eine Karte von der Hand oder die oberste eines Stapels aus. Trumpf gibt es nicht: Die höhere Karte der ausgespielten Farbe macht den Stich.',
};
