import type { Messages } from '#shared/i18n/translate.ts';

/** What a phone says of itself. */
export const PHONE_ALERTS: Messages = {
  'phone.turn': 'Your turn',
  'phone.turn.title': '● Your turn',
  'phone.dark':
    'This phone can’t be kept awake from here. In its settings, let it wait longer before the screen goes dark; your seat is kept in any case.',
};
