import type { Messages } from '../../../i18n/translate.ts';

/** What people should know about how a host started: what happened to what was saved, what was kept, what to do. */
export const NOTICE_MESSAGES: Messages = {
  'store.damaged': 'The file of tables and matches was damaged.',
  'store.behind': 'The file of tables and matches has lost what was saved last.',
  'store.gone': 'The file of tables and matches was gone or empty.',
  'store.newer': 'The file of tables and matches is from a newer version of Panno Verde.',
  'store.kept': 'It was kept as {kept}, and a new one was started.',
  'store.saved':
    'Saved from it: {tables, plural, one {# table} other {# tables}} and {matches, plural, one {# match} other {# matches}}.',
  'store.left.tables': '{count, plural, one {One table was} other {# tables were}} too damaged to keep.',
  'store.left.matches': '{count, plural, one {One match was} other {# matches were}} too damaged to keep.',
  'store.left.room': 'Who was in the room is lost.',
  'store.left.evening': 'A game night is lost.',
  'store.missing':
    '{count, plural, one {One move is missing} other {# moves are missing}}, so a match may have gone back a little.',
  'store.start-newer': 'To go on with it, start the newer version.',
  'store.check-disk': 'Open again what’s missing. If this keeps happening, check the disk.',
  'store.no-count':
    'Nobody can tell whether the last moves are all here: {file}, which counts them, was missing. It counts again from now on; there’s nothing to do.',
  'store.count-damaged':
    'Nobody can tell whether the last moves are all here: {file}, which counts them, was damaged and kept as {kept}. It counts again from now on; there’s nothing to do.',
  'store.other': '{file} isn’t the one that was used here last. If nobody put it there, look for the right one.',
  'key.damaged':
    'The key that tells other devices this computer apart was damaged. It was kept as {kept}, and a new one was made: phones and computers that have been here will ask once whether this is still the same computer. If you have a copy of {file}, put it back.',
  'table.unreadable': 'A table of {game} couldn’t be read. It’s kept; you can open another.',
  'table.no-game': 'A table of {game} couldn’t be restored: this version has no such game. It’s kept.',
  'table.broken':
    'A table of {game} couldn’t be restored: what was saved breaks the rules. It’s kept; you can open another.',
};
