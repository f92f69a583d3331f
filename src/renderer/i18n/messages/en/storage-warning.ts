import type { Messages } from '#shared/i18n/translate.ts';

/** What is said where a browser keeps nothing. */
export const STORAGE_WARNING: Messages = {
  'seat.not-stored': 'This browser keeps nothing. If you reload or close this page, it won’t remember your seat.',
};
