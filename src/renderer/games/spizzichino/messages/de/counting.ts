import type { Messages } from '#shared/i18n/translate.ts';

export const COUNTING: Messages = {
  'count.points': 'Punkte übrig',
  'count.points.left': '{count} von {of}',
  'count.suit': '{suit, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}} weg',
  'count.gone': '{count} von {of}',
};
