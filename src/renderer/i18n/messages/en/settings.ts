import type { Messages } from '#shared/i18n/translate.ts';

/** The page of settings: its search field and its sections. */
export const SETTINGS_PAGE: Messages = {
  'settings.search': 'Search settings',
  'settings.nothing': 'No setting has this word.',
  'settings.section.general': 'General',
  'settings.section.table': 'The table',
  'settings.section.play': 'Playing',
  'settings.section.help': 'Help',
};
