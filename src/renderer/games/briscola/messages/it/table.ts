import type { Messages } from '#shared/i18n/translate.ts';

export const TABLE_MESSAGES: Messages = {
  'status.deal': '{games, plural, one {Partita unica} other {Partita {deal}, al meglio di #}}',
  'status.total': 'Vinte',
  'score.deal': 'Partita',
  'score.total': 'Vinte',
  'score.side': '{names}: {worth} punti{points, plural, =0 {} other {, partita vinta}}',
  'move.exchange': 'Scambia',
  'actions.exchange': 'Puoi scambiare la tua briscola con la carta scoperta.',
};
