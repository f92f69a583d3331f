import type { Messages } from '#shared/i18n/translate.ts';
import { TRICK_TABLE } from '../../../../tricks/messages/de/table.ts';

export const TABLE_MESSAGES: Messages = {
  ...TRICK_TABLE,
  'status.deal': '{games, plural, one {Ein Spiel} other {Spiel {deal}, Sieger aus #}}',
  'move.exchange': 'Tauschen',
  'actions.exchange': 'Du darfst deinen Trumpf gegen die aufgedeckte Karte tauschen.',
};
