import type { Messages } from '#shared/i18n/translate.ts';

export const COUNTING: Messages = {
  'count.points': 'Points left',
  'count.of': '{count} of {of}',
  'count.trumps': 'Trumps gone',
  'count.trumps.gone': '{count, plural, =0 {none of {of}} other {# of {of}: {ranks}}}',
};
