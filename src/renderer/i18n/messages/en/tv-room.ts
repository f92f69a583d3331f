import type { Messages } from '#shared/i18n/translate.ts';

/** What a big screen says of the room between matches, before it is let in, and when all have left: fetched with what says it. */
export const TV_ROOM: Messages = {
  'tv.room.empty': 'Scan this with your phone to join.',
  'tv.room.choose': '{name} picks the next game on their phone.',
  'tv.room.no-host': 'No host yet: pick the game at the computer.',
  'tv.room.closed': 'This room is closed: phones can’t join yet.',
  'tv.room.open-it': 'Open the room on the computer that runs this screen.',
  'tv.room.nowhere': 'This room is open, but its computer isn’t on a network.',
  'tv.room.connect-it': 'Connect that computer to a network so that phones can join.',
  'tv.room.more': '{count, plural, one {and one more} other {and # more}}',
  'tv.pairing':
    'Scan this with your phone to join. Then tap the three cards you see here, and this screen shows the room.',
  'tv.pairing.code': 'The code is on the computer that runs the table.',
  'tv.room.left': '{names} {count, plural, one {has} other {have}} left. The match waits.',
  'tv.room.left.host': '{name} can end it on their phone and pick another game.',
};
