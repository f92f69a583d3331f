import type { Messages } from '#shared/i18n/translate.ts';

/** What the program would play. */
export const HINT: Messages = {
  'hint.play': '{card}',
  'hint.worth': '{points} in der Wertung',
  'hint.measure': 'Was das Spiel deiner Seite bringt, im Mittel über alles, was verdeckt ist.',
};

/** What a careful player counts. */
export const CARD_COUNT: Messages = {
  'card-count.points': 'Punkte übrig',
  'card-count.of': '{count} von {of}',
  'card-count.suit': '{suit, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}}',
  'card-count.gone': '{count} von {of} gespielt',
};
