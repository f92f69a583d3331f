import type { Messages } from '#shared/i18n/translate.ts';
import { TRICK_TABLE } from '../../../../tricks/messages/de/table.ts';

export const TABLE_MESSAGES: Messages = {
  ...TRICK_TABLE,
  'status.deal': 'Spiel {deal}, bis {target}',
  'move.call.busso': 'Busso',
  'move.call.volo': 'Volo',
  'move.call.striscio': 'Striscio',
  'actions.call': 'Du darfst deinem Partner eines sagen; alle hören es.',
};
