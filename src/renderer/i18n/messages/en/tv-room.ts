import type { Messages } from '#shared/i18n/translate.ts';

/** What a big screen says of the room between matches, before it is let in, and when all have left: fetched with what says it. */
export const TV_ROOM: Messages = {
  'screen.room.empty': 'Scan this with your phone, and come in.',
  'screen.room.choose': '{name} chooses the next game on the phone.',
  'screen.room.nobody-leads': 'Nobody leads yet: what is played is chosen at the computer.',
  'screen.room.closed': 'This room is closed: nobody comes in to it with a phone yet.',
  'screen.room.open-it': 'Open the room at the computer that this screen belongs to.',
  'screen.room.nowhere': 'This room is open, but its computer is on no network.',
  'screen.room.connect-it': 'Join that computer to a network: then phones can come in.',
  'screen.room.more': '{count, plural, one {and one more} other {and # more}}',
  'screen.knock':
    'Scan this with your phone and come in. Then say there which three cards you see, and this screen shows the room.',
  'screen.knock.code': 'The code to come in is shown at the computer that the table runs on.',
  'screen.room.left': '{names} {count, plural, one {has} other {have}} left. The match waits.',
  'screen.room.left.lead': '{name} can end it on the phone and choose another game.',
};
