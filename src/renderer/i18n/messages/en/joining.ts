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
  'join.sight':
    'An address alone does not say who is at its other end: the line is open to listeners who put themselves in between until you have compared cards there. A link from the table says it.',
  'line.known.sight':
    'Nobody has checked that {host} itself is at the other end: until you compare cards, the line is open to listeners who put themselves in between.',
  'line.known.link': 'The table’s link said which key {host} has, and that one answers: nobody listens.',
  'line.known.compared': 'You have compared cards with {host}: nobody listens.',
  'cards.compare': 'Compare cards',
  'cards.title': 'Three cards',
  'cards.asking': 'Drawing them…',
  'cards.none': 'No cards could be drawn. Close this and try again.',
  'cards.read':
    'Read them out to who sits at {host} itself, by voice. The same three lie there now, in the same order, for a minute.',
  'cards.about': 'Both computers have drawn them together. Whoever stood between you would show each of you others.',
  'cards.same': 'The same three',
  'cards.differ': 'Others, or none',
  'cards.somebody': 'Somebody',
  'cards.here.title': '{who} compares cards',
  'cards.here':
    '{who} reads three cards out, at another computer ({device}). If they are these, in this order, nobody listens between you. If not, somebody stands between: say so, and both of you use another network.',
  'cards.here.seen': 'Put them away',
};
