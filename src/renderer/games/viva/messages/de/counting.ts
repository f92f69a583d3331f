import type { Messages } from '#shared/i18n/translate.ts';

export const CARD_COUNT: Messages = {
  'card-count.colour': '{colour} gesehen',
  'card-count.gone': '{count} von {of}',
};
