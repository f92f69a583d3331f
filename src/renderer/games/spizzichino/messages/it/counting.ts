import type { Messages } from '#shared/i18n/translate.ts';

export const CARD_COUNT: Messages = {
  'card-count.points': 'Punti rimasti',
  'card-count.points.left': '{count} su {of}',
  'card-count.suit': '{suit, select, D {Denari usciti} C {Coppe uscite} S {Spade uscite} other {Bastoni usciti}}',
  'card-count.gone': '{count} su {of}',
};
