import type { Messages } from '#shared/i18n/translate.ts';

export const COUNTING: Messages = {
  'count.colour': '{colour} gesehen',
  'count.gone': '{count} von {of}',
};
