import type { Messages } from '#shared/i18n/translate.ts';

export const COUNTING: Messages = {
  'count.points': 'Punti rimasti',
  'count.of': '{count} su {of}',
  'count.trumps': 'Briscole uscite',
  'count.trumps.gone': '{count, plural, =0 {nessuna su {of}} other {# su {of}: {ranks}}}',
};
