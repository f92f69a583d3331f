import type { Messages } from '#shared/i18n/translate.ts';

export const TABLE_MESSAGES: Messages = {
  'status.deal': 'Deal {deal}, to {target}',
};
