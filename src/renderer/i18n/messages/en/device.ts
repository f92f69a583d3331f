import type { Messages } from '#shared/i18n/translate.ts';

/** What is said where a browser keeps nothing. */
export const STORAGE_WARNING: Messages = {
  'seat.not-stored': 'This browser keeps nothing. If you reload or close this page, it won’t remember your seat.',
};

/** What a phone says of itself. */
export const PHONE_ALERTS: Messages = {
  'phone-alert.turn': 'Your turn',
  'phone-alert.turn.title': '● Your turn',
  'phone-alert.screen-off':
    'This phone can’t be kept awake from here. In its settings, let it wait longer before the screen goes dark; your seat is kept in any case.',
};
