import type { Messages } from '#shared/i18n/translate.ts';

/** What only the installed app has: links and files that are opened with it, and updates. */
export const DESKTOP_APP: Messages = {
  'external-open.invitation':
    'A link has brought you here. Is that the table you mean? Nobody knows of you until you come in.',
  'external-open.strange':
    'This link leads to no table in a house, so it was not followed. Type the address and the code instead.',
  'external-open.no-file.title': 'Can’t be opened',
  'external-open.no-file.not-there': '{name} is not there any more, or may not be read.',
  'external-open.no-file.not-a-file': '{name} is no file.',
  'external-open.no-file.too-large': '{name} is larger than any file of matches.',
  'external-open.file.title': 'Opened from outside',
  'external-open.file': 'Shall the finished matches in {name} be looked at?',
  'external-open.file.playing': 'Your seat is kept while you look.',
  'external-open.file.look': 'Look at them',

  'app-version':
    'Somebody wanted to come in with Panno Verde {theirs}, this is {ours}. {older, select, ours {Update this one.} theirs {Theirs has to be updated.} other {Bring both to the same version.}} Until then they can play in a browser, at the address that your table shows.',
  'app-version.updates': 'To the updates',

  'settings.updates': 'Updates',
  'settings.updates.about':
    'The app needs no internet. Only this asks there whether there is a newer version; nothing is sent but the question.',
  'settings.updates.asked': 'Only when I ask',
  'settings.updates.daily': 'Look once a day',
  'updates.look': 'Look for updates',
  'updates.looking': 'Looking…',
  'updates.newest': 'There is nothing newer.',
  'updates.there': 'Version {version} is there.',
  'updates.fetch': 'Fetch it',
  'updates.fetching': 'Fetching version {version}: {percent} %',
  'updates.ready': 'Version {version} has been fetched and checked.',
  'updates.install': 'Put it in and start again',
  'updates.waits': 'Nothing is fetched or put in while somebody plays here, or while you are a guest elsewhere.',
  'updates.failed.unreachable': 'Nobody could be asked. Is there a way to the internet?',
  'updates.failed.unsigned': 'What came is not signed by whoever makes this app, so it was not taken.',
  'updates.failed.broken': 'That did not work. The version that you have stays as it is.',
};
