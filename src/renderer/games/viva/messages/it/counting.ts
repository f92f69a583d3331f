import type { Messages } from '#shared/i18n/translate.ts';

export const COUNTING: Messages = {
  'count.colour': 'Visto: {colour}',
  'count.gone': '{count} su {of}',
};
