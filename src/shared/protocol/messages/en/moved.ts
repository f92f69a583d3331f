import type { Messages } from '../../../i18n/translate.ts';

/** What a page says once its table is at another host. */
export const MOVED_MESSAGES: Messages = {
  'table-moved': 'The table is on {host} now.',
};
