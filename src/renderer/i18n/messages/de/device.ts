import type { Messages } from '#shared/i18n/translate.ts';

/** German, where a browser keeps nothing. */
export const STORAGE_WARNING: Messages = {
  'seat.not-stored':
    'Dieser Browser merkt sich nichts. Lädst du die Seite neu oder schließt sie, kennt er deinen Platz nicht mehr.',
};

export const PHONE_ALERTS: Messages = {
  'phone-alert.turn': 'Du bist dran',
  'phone-alert.turn.title': '● Du bist dran',
  'phone-alert.screen-off':
    'Dieses Telefon lässt sich nicht wach halten. Stell in seinen Einstellungen ein, dass es später dunkel wird; dein Platz bleibt dir.',
};
