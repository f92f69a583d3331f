import type { Messages } from '#shared/i18n/translate.ts';

/** Playing with another house, by a relay. */
export const OUTSIDE: Messages = {
  'outside.title': 'Play over the internet',
  'outside.about': 'Friends elsewhere join with a link, through a relay that somebody runs.',
  'outside.ask':
    'Whoever has the link can join until you close the room. The relay sees when you play and how much is sent, but no names, cards or messages.',
  'outside.relay': 'Relay',
  'outside.relay.about': 'Whoever runs it gives you the address.',
  'outside.relay.example': 'relay.example',
  'outside.token': 'Token',
  'outside.token.about': 'It comes with the address.',
  'outside.token.kept': 'Leave it empty to use the one from last time.',
  'outside.open': 'Open',
  'outside.again': 'Try again',
  'outside.close': 'Stop playing over the internet',
  'outside.copy': 'Copy the link for friends',
  'outside.link.about': 'Send the link to friends; a browser is all they need.',
  'outside.join':
    'This link leads out of your network, through {relay}. The relay sees when you play and how much is sent, but no names, cards or messages.',
  'outside.is.open.well': 'Friends elsewhere can join through {relay}',
  'outside.is.opening.well': 'Connecting to {relay}…',
  'outside.is.opening.no-answer': '{relay} isn’t answering. Trying again…',
  'outside.is.opening.proof': 'Whatever is at {relay}, it isn’t a relay. Trying again…',
  'outside.is.opening.full': '{relay} is full. Trying again…',
  'outside.is.failed.token': '{relay} doesn’t know this token. Check it with whoever runs the relay.',
  'outside.is.failed.other-version': '{relay} has another version of Panno Verde.',
  'outside.is.failed.other-name': 'The relay at {relay} goes by another name. Check the address with whoever runs it.',
  'outside.is.failed.replaced': 'Another copy of this host is open at {relay}.',
};
