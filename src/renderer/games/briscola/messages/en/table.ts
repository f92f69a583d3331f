import type { Messages } from '#shared/i18n/translate.ts';

export const TABLE_MESSAGES: Messages = {
  'move.exchange': 'Exchange',
  'actions.exchange': 'You can exchange your trump for the turned-up card.',
};
