import type { Messages } from '#shared/i18n/translate.ts';

export const TABLE_MESSAGES: Messages = {
  'status.deal': '{games, plural, one {Partita unica} other {Partita {deal}, al meglio di #}}',
  'move.exchange': 'Scambia',
  'actions.exchange': 'Puoi scambiare la tua briscola con la carta scoperta.',
};
