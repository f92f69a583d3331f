import type { Messages } from '#shared/i18n/translate.ts';

export const TABLE_MESSAGES: Messages = {
  'move.exchange': 'Scambia',
  'actions.exchange': 'Puoi scambiare la tua briscola con la carta scoperta.',
};
