import type { Messages } from '#shared/i18n/translate.ts';

export const TABLE_MESSAGES: Messages = {
  'status.deal': '{games, plural, one {Ein Spiel} other {Spiel {deal}, Sieger aus #}}',
  'status.total': 'Spiele',
  'score.total': 'Gewonnen',
  'score.side': '{names}: {worth} Punkte{points, plural, =0 {} other {, Spiel gewonnen}}',
  'move.exchange': 'Tauschen',
  'actions.exchange': 'Du darfst deinen Trumpf gegen die aufgedeckte Karte tauschen.',
};
