import type { Messages } from '#shared/i18n/translate.ts';

/** German, where a browser keeps nothing. */
export const STORAGE_WARNING: Messages = {
  'seat.not-stored':
    'Dieser Browser speichert nichts. Nach dem Neuladen oder Schließen kennt er deinen Platz nicht mehr.',
};

export const PHONE_ALERTS: Messages = {
  'phone-alert.turn': 'Du bist dran',
  'phone-alert.turn.title': '● Du bist dran',
  'phone-alert.screen-off':
    'Der Bildschirm geht hier von selbst aus. Stell in den Einstellungen eine längere Zeit ein; dein Platz bleibt dir.',
};
