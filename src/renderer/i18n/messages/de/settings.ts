import type { Messages } from '#shared/i18n/translate.ts';

/** The page of settings: its search field and its sections. */
export const SETTINGS_PAGE: Messages = {
  'settings.search': 'Einstellungen durchsuchen',
  'settings.nothing': 'Keine Einstellung gefunden.',
  'settings.section.general': 'Allgemein',
  'settings.section.table': 'Tisch',
  'settings.section.play': 'Im Spiel',
  'settings.section.help': 'Hilfen',
};
