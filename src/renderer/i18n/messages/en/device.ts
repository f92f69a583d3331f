import type { Messages } from '#shared/i18n/translate.ts';

/** What is said where a browser keeps nothing. */
export const STORAGE_WARNING: Messages = {
  'seat.not-stored':
    'This browser doesn’t save anything. If you reload or close this page, it won’t remember your seat.',
};

/** What a phone says of itself. */
export const PHONE_ALERTS: Messages = {
  'phone-alert.turn': 'Your turn',
  'phone-alert.turn.title': '● Your turn',
  'phone-alert.screen-off':
    'This page can’t keep your phone awake. Set a longer screen timeout in the phone’s settings; your seat is kept anyway.',
};
