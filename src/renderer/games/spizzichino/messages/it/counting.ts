import type { Messages } from '#shared/i18n/translate.ts';

export const COUNTING: Messages = {
  'count.points': 'Punti rimasti',
  'count.points.left': '{count} su {of}',
  'count.suit': '{suit, select, D {Denari usciti} C {Coppe uscite} S {Spade uscite} other {Bastoni usciti}}',
  'count.gone': '{count} su {of}',
};
