import type { Messages } from '#shared/i18n/translate.ts';

/** Around what is found where a table is not seen; the causes and remedies are the host's. */
export const NETWORK_CHECK: Messages = {
  'doctor.ask.be-seen': 'Why can’t others see it?',
  'doctor.ask.see': 'Can’t find a table?',
  'doctor.looking': 'Checking: five seconds at most.',
  'doctor.again': 'Check again',
  'doctor.copy': 'Copy',
  'doctor.no-answer': 'The host didn’t answer. Nothing has changed. Try again.',
};

/** Tables in the house, and the way in to them. */
export const JOINING: Messages = {
  'tables.title': 'Tables on your network',
  'tables.all': 'All {count} tables',
  'tables.at': 'on {host}',
  'tables.here': 'on this host',
  'tables.version': 'version {version}, yours is {own}',
  'tables.visiting': 'You’re a guest of {host}.',
  'tables.leave': 'Back to my tables',
  'tables.join': 'Join with a code',
  'join.title': 'Join a table',
  'join.code': 'Table code',
  'join.code.about': 'Four letters or digits. The host has them, and the TV shows them.',
  'join.address': 'Host’s address',
  'join.address.about':
    'The host’s lobby shows it. You can paste a friend’s link, too. Leave it empty for a table on this host.',
  'join.address.example': '192.168.1.20:4747',
  'join.address.wrong': 'That isn’t an address. It should look like 192.168.1.20:4747.',
  'join.enter': 'Join',
  'join.trying': 'Joining…',
  'join.no-answer': 'The host didn’t answer. Try again.',
  'join.unverified':
    'An address alone doesn’t prove who’s at the other end: until you compare cards there, someone could listen in. A link from the table proves it.',
  'host-key.known-by.sight': '{host} isn’t verified yet: until you compare cards, someone could listen in.',
  'host-key.known-by.link': '{host} has the key from the table’s link: nobody can listen in.',
  'host-key.known-by.compared': 'You compared cards with {host}: nobody can listen in.',
  'host-key.compare': 'Compare cards',
  'host-key.title': 'Three cards',
  'host-key.asking': 'Drawing cards…',
  'host-key.none': 'Couldn’t draw the cards. Close this and try again.',
  'host-key.read':
    'Read them aloud to whoever is at {host} itself. The same three show there for a minute, in the same order.',
  'host-key.about':
    'Both computers drew them together. If someone were in between, each of you would see different cards.',
  'host-key.same': 'Same cards',
  'host-key.differ': 'Different or none',
  'host-key.somebody': 'Somebody',
  'host-key.here.title': '{who} is comparing cards',
  'host-key.here':
    '{who}, at another computer ({device}), reads three cards out. If they’re these, in this order, nobody is listening in. If not, somebody is: say so, and both of you use another network.',
  'host-key.here.seen': 'Close',

  // A table moves to another computer
  'handover.move': 'Move to another computer…',
  'handover.title': 'Move this table',
  'handover.about':
    'The match goes on there, with everybody in their seats. That computer then deals and keeps the cards.',
  'handover.none': 'No other computer found. Open Panno Verde there and open a table to the network.',
  'handover.asking': 'Waiting for {host}. Somebody there has to accept.',
  'handover.comparing': '{host} accepts. Are these three cards on both screens?',
  'handover.moving': 'Moving to {host}…',
  'handover.unknown':
    '{host} doesn’t answer any more. If the table is on its screen, play there. Otherwise keep it here.',
  'handover.there': 'It’s on {host}',
  'handover.cards': '{host} should show the same cards. If not, somebody is in between: don’t move the table.',
  'handover.same': 'Same cards: move',
  'handover.stop': 'Keep the table here',
  'handover.offered.title': '{who} wants to hand you a table',
  'handover.offered': '{game}{count, plural, =0 {} other {: {people}}}',
  'handover.offered.about': 'If you accept, your computer deals and keeps the cards.',
  'handover.offered.cards': 'Accept only if {who} sees the same three cards.',
  'handover.accept': 'Accept',
  'handover.not-now': 'Not now',
};
