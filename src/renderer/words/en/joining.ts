import type { Words } from '#shared/words/say.ts';

/** Tables in the house, and the way in to them. */
export const JOINING: Words = {
  'tables.title': 'Open in the house',
  'tables.at': 'at {host}',
  'tables.here': 'on this host',
  'tables.version': 'version {version}, not ours ({own})',
  'tables.visiting': 'You are a guest of {host}.',
  'tables.leave': 'Back to my own tables',
  'tables.join': 'Come in by code',
  'join.title': 'Come in to a table',
  'join.code': 'Code of the table',
  'join.code.about': 'Four letters. Whoever opened the table has them, and a big screen shows them.',
  'join.address': 'Address of the other host',
  'join.address.about': 'As its lobby shows it. Leave it empty for a table on this host.',
  'join.address.example': '192.168.1.20:4747',
  'join.address.wrong': 'That is no address. It looks like 192.168.1.20:4747.',
  'join.enter': 'Come in',
  'join.trying': 'Knocking…',
  'join.no-answer': 'The host does not answer. Trying again may help.',
};
