import type { Messages } from '#shared/i18n/translate.ts';

/** What who sits at this computer decides for all of it. */
export const HOST_ADMIN: Messages = {
  'house.title': 'This house',
  'house.tables': 'Tables on this computer',
  'house.tables.none': 'No table is open.',
  'house.open': 'open to the network',
  'house.closed': 'this computer only',
  'house.waits': 'was open to the network',
  'house.open-door': 'Open to the network',
  'house.open-door.name': 'Open to the network: {name}',
  'house.close-door': 'Close to the network',
  'house.close-door.name': 'Close to the network: {name}',
  'house.close.name': 'Close the table: {name}',
  'house.devices': 'Devices that know this house',
  'house.devices.about':
    'They come back to their tables without a code. One that nobody uses for 90 days is forgotten by itself.',
  'house.devices.none': 'No device has been here yet.',
  'house.nameless': 'Somebody without a name',
  'house.this-computer': 'this computer',
  'house.seen': 'last on {date}',
  'house.opens': 'may open tables here',
  'house.let-open': 'Let it open tables',
  'house.let-open.not': 'No more tables by it',
  'house.let-open.name': '{name}: {act}',
  'house.forget': 'Forget',
  'house.forget.name': 'Forget {name}',
  'house.forget.sure':
    '{name} is a stranger here from then on and needs a code. A seat they hold stays, as if they were away.',
  'home.house': 'This house',
  'home.guest': 'Tables are opened at {host} itself. Come in to one of them, or read meanwhile how a game is played.',
  'home.rules': 'The rules',
  'home.rules.name': '{game}: the rules',
  'new.not-here': 'Who wants to play that: tables are opened at {host} itself, or by whom its people have named.',
  'waits.title': 'Nobody else reaches this table',
  'waits.about':
    'It was open to the network, and the program has been started anew since. Others reach it again as soon as you say so.',
  'waits.guest': 'Others reach it again as soon as who sits at its computer, or who opened it, says so.',
  'waits.open': 'Open it again',
  'waits.not': 'Leave it closed',
  'room.tab': 'A browser on this computer shows the room, too.',
  'room.tab.trust': 'I opened it: the first one in leads',
};
