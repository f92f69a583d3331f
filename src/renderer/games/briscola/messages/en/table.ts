import type { Messages } from '#shared/i18n/translate.ts';

export const TABLE_MESSAGES: Messages = {
  opening: 'The highest trump takes the trick, and nobody has to follow suit. Whoever takes the most points wins.',
  'move.exchange': 'Exchange',
  'actions.exchange': 'You can exchange your trump for the turned-up card.',
};
