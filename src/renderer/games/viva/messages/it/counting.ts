import type { Messages } from '#shared/i18n/translate.ts';

export const CARD_COUNT: Messages = {
  'card-count.colour': 'Visto: {colour}',
  'card-count.gone': '{count} su {of}',
};
