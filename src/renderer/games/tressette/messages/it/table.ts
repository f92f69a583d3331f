import type { Messages } from '#shared/i18n/translate.ts';
import { TRICK_TABLE } from '../../../../tricks/messages/it/table.ts';

export const TABLE_MESSAGES: Messages = {
  ...TRICK_TABLE,
  'status.deal': 'Smazzata {deal}, ai {target}',
  'move.call.busso': 'Busso',
  'move.call.volo': 'Volo',
  'move.call.striscio': 'Striscio',
  'actions.call': 'Puoi dire una cosa al compagno; la sentono tutti.',
};
