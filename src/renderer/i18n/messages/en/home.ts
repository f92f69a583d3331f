import type { Messages } from '#shared/i18n/translate.ts';

/** Home, and the pages that it leads to. */
export const HOME: Messages = {
  'home.together': 'Play together',
  'home.learn': 'Learn',
  'home.history': 'History',
  'home.lesson': 'Lesson',
  'home.join.about': 'Four letters or digits: the host has them, and the TV shows them.',
  'home.open.about': 'Phones and other computers on your network join with the code.',
  'home.close.about': 'Then nobody else on your network can join.',
  'home.tv.about': 'Shows the table on a big screen; hands stay on phones.',
  'home.evening.about': 'Several rounds, one ranking.',
  'home.host-admin.about': 'Known devices and open tables.',
  'home.my-tables': 'Your tables',
  'home.app.about':
    'Here you play against bots. With the app, free and without an account, you can also play with others:',
  'home.app.phones': 'Everybody holds their cards on their own phone, around your TV or computer.',
  'home.app.network': 'Other computers at home find your table; nothing leaves your network.',
  'home.app.evening': 'An evening of several rounds, with one ranking.',
  'home.app.get': 'Get the app',
  'history.matches': 'Matches',
};
