import type { Messages } from '#shared/i18n/translate.ts';
import { TRICK_TABLE } from '../../../../tricks/messages/it/table.ts';

export const TABLE_MESSAGES: Messages = {
  ...TRICK_TABLE,
  'status.deal': '{games, plural, one {Partita unica} other {Partita {deal}, al meglio di #}}',
  'move.exchange': 'Scambia',
  'actions.exchange': 'Puoi scambiare la tua briscola con la carta scoperta.',
};
