import type { Messages } from '#shared/i18n/translate.ts';

export const COUNTING: Messages = {
  'count.points': 'Augen übrig',
  'count.of': '{count} von {of}',
  'count.trumps': 'Trümpfe weg',
  'count.trumps.gone': '{count, plural, =0 {keiner von {of}} other {# von {of}: {ranks}}}',
};
