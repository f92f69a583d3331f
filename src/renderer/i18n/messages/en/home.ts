import type { Messages } from '#shared/i18n/translate.ts';

/** Home, and the pages that it leads to. */
export const HOME: Messages = {
  'home.together': 'Play together',
  'home.learn': 'Learn',
  'home.history': 'History',
  'home.lesson': 'Lesson',
  'home.join.about': 'Four letters or digits: the host has them, and the TV shows them.',
  'home.open.about': 'Phones and other computers on your network join with the code.',
  'home.tv.about': 'Shows the table on a big screen; hands stay on phones.',
  'home.evening.about': 'Several rounds, one ranking.',
  'home.host-admin.about': 'Which devices know this computer, and open tables.',
  'home.my-tables': 'Your tables',
  'history.matches': 'Matches',
};
