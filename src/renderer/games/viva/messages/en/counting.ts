import type { Messages } from '#shared/i18n/translate.ts';

export const COUNTING: Messages = {
  'count.colour': '{colour} seen',
  'count.gone': '{count} of {of}',
};
