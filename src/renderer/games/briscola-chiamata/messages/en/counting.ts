import type { Messages } from '#shared/i18n/translate.ts';

export const CARD_COUNT: Messages = {
  'card-count.points': 'Points left',
  'card-count.of': '{count} of {of}',
  'card-count.trumps': 'Trumps gone',
  'card-count.trumps.gone': '{count, plural, =0 {none of {of}} other {# of {of}: {ranks}}}',
};
