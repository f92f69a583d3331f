import type { Messages } from '#shared/i18n/translate.ts';

export const TABLE_MESSAGES: Messages = {
  'status.deal': '{games, plural, one {One game} other {Game {deal}, best of #}}',
  'status.total': 'Games',
  'score.deal': 'Game',
  'score.total': 'Games won',
  'score.side': '{names}: {worth} points{points, plural, =0 {} other {, game won}}',
  'move.exchange': 'Exchange',
  'actions.exchange': 'You may exchange your trump for the turned-up card.',
};
