import type { Messages } from '#shared/i18n/translate.ts';

export const CARD_COUNT: Messages = {
  'card-count.colour': '{colour} seen',
  'card-count.gone': '{count} of {of}',
};
