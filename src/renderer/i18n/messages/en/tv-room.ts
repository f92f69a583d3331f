import type { Messages } from '#shared/i18n/translate.ts';

/** What a big screen says of the room between matches, before it is let in, and when all have left: fetched with what says it. */
export const TV_ROOM: Messages = {
  'tv.room.empty': 'Scan this with your phone, and come in.',
  'tv.room.choose': '{name} chooses the next game on the phone.',
  'tv.room.no-host': 'Nobody leads yet: what is played is chosen at the computer.',
  'tv.room.closed': 'This room is closed: nobody comes in to it with a phone yet.',
  'tv.room.open-it': 'Open the room at the computer that this screen belongs to.',
  'tv.room.nowhere': 'This room is open, but its computer is on no network.',
  'tv.room.connect-it': 'Join that computer to a network: then phones can come in.',
  'tv.room.more': '{count, plural, one {and one more} other {and # more}}',
  'tv.pairing':
    'Scan this with your phone and come in. Then say there which three cards you see, and this screen shows the room.',
  'tv.pairing.code': 'The code to come in is shown at the computer that the table runs on.',
  'tv.room.left': '{names} {count, plural, one {has} other {have}} left. The match waits.',
  'tv.room.left.host': '{name} can end it on the phone and choose another game.',
};
