import type { Messages } from '#shared/i18n/translate.ts';
import { TRICK_TABLE } from '../../../../tricks/messages/en/table.ts';

export const TABLE_MESSAGES: Messages = {
  ...TRICK_TABLE,
  'status.deal': 'Deal {deal}, to {target}',
  'move.call.busso': 'Busso',
  'move.call.volo': 'Volo',
  'move.call.striscio': 'Striscio',
  'actions.call': 'You may tell your partner one thing; everybody hears it.',
};
