import type { Messages } from '#shared/i18n/translate.ts';

export const CARD_COUNT: Messages = {
  'card-count.points': 'Punkte übrig',
  'card-count.points.left': '{count} von {of}',
  'card-count.suit': '{suit, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}} weg',
  'card-count.gone': '{count} von {of}',
};
