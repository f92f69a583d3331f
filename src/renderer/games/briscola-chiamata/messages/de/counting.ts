import type { Messages } from '#shared/i18n/translate.ts';

export const CARD_COUNT: Messages = {
  'card-count.points': 'Augen übrig',
  'card-count.of': '{count} von {of}',
  'card-count.trumps': 'Trümpfe weg',
  'card-count.trumps.gone': '{count, plural, =0 {keiner von {of}} other {# von {of}: {ranks}}}',
};
