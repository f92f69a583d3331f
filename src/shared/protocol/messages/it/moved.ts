import type { Messages } from '../../../i18n/translate.ts';

export const MOVED_MESSAGES: Messages = {
  'table-moved': 'Ora il tavolo è su {host}.',
};
