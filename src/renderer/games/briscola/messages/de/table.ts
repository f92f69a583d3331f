import type { Messages } from '#shared/i18n/translate.ts';

export const TABLE_MESSAGES: Messages = {
  'move.exchange': 'Tauschen',
  'actions.exchange': 'Du darfst deinen Trumpf gegen die aufgedeckte Karte tauschen.',
};
