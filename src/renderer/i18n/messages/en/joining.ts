import type { Messages } from '#shared/i18n/translate.ts';

/** Around what is found where a table is not seen; the causes and remedies are the host's. */
export const NETWORK_CHECK: Messages = {
  'doctor.ask.be-seen': 'Why does nobody see it?',
  'doctor.ask.see': 'Why is no table here?',
  'doctor.looking': 'Looking around: five seconds at most.',
  'doctor.again': 'Look again',
  'doctor.copy': 'Copy it',
  'doctor.no-answer': 'The host did not answer. Nothing has changed; looking again may help.',
};

/** Tables in the house, and the way in to them. */
export const JOINING: Messages = {
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
  'join.unverified':
    'An address alone does not say who is at its other end: the line is open to listeners who put themselves in between until you have compared cards there. A link from the table says it.',
  'host-key.known-by.sight':
    'Nobody has checked that {host} itself is at the other end: until you compare cards, the line is open to listeners who put themselves in between.',
  'host-key.known-by.link': 'The table’s link said which key {host} has, and that one answers: nobody listens.',
  'host-key.known-by.compared': 'You have compared cards with {host}: nobody listens.',
  'host-key.compare': 'Compare cards',
  'host-key.title': 'Three cards',
  'host-key.asking': 'Drawing them…',
  'host-key.none': 'No cards could be drawn. Close this and try again.',
  'host-key.read':
    'Read them out to who sits at {host} itself, by voice. The same three lie there now, in the same order, for a minute.',
  'host-key.about': 'Both computers have drawn them together. Whoever stood between you would show each of you others.',
  'host-key.same': 'The same three',
  'host-key.differ': 'Others, or none',
  'host-key.somebody': 'Somebody',
  'host-key.here.title': '{who} compares cards',
  'host-key.here':
    '{who} reads three cards out, at another computer ({device}). If they are these, in this order, nobody listens between you. If not, somebody stands between: say so, and both of you use another network.',
  'host-key.here.seen': 'Put them away',
};
