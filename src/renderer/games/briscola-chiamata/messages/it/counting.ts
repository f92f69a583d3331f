import type { Messages } from '#shared/i18n/translate.ts';

export const CARD_COUNT: Messages = {
  'card-count.points': 'Punti rimasti',
  'card-count.of': '{count} su {of}',
  'card-count.trumps': 'Briscole uscite',
  'card-count.trumps.gone': '{count, plural, =0 {nessuna su {of}} other {# su {of}: {ranks}}}',
};
