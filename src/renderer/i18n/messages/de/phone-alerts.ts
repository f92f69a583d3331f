import type { Messages } from '#shared/i18n/translate.ts';

export const PHONE_ALERTS: Messages = {
  'phone-alert.turn': 'Du bist dran',
  'phone-alert.turn.title': '● Du bist dran',
  'phone-alert.screen-off':
    'Dieses Telefon lässt sich nicht wach halten. Stell in seinen Einstellungen ein, dass es später dunkel wird; dein Platz bleibt dir.',
};
