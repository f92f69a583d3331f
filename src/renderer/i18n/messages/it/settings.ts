import type { Messages } from '#shared/i18n/translate.ts';

/** The page of settings: its search field and its sections. */
export const SETTINGS_PAGE: Messages = {
  'settings.search': 'Cerca nelle impostazioni',
  'settings.nothing': 'Nessuna impostazione con questa parola.',
  'settings.section.general': 'Generali',
  'settings.section.table': 'Il tavolo',
  'settings.section.play': 'In gioco',
  'settings.section.help': 'Aiuti',
};
