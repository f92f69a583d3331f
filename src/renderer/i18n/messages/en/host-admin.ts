import type { Messages } from '#shared/i18n/translate.ts';

/** What who sits at this computer decides for all of it. */
export const HOST_ADMIN: Messages = {
  'host-admin.title': 'This house',
  'host-admin.tables': 'Tables on this computer',
  'host-admin.tables.none': 'No table is open.',
  'host-admin.open': 'open to the network',
  'host-admin.closed': 'this computer only',
  'host-admin.waits': 'was open to the network',
  'host-admin.open-door': 'Open to the network',
  'host-admin.open-door.name': 'Open to the network: {name}',
  'host-admin.close-door': 'Close to the network',
  'host-admin.close-door.name': 'Close to the network: {name}',
  'host-admin.close.name': 'Close the table: {name}',
  'host-admin.devices': 'Devices that know this house',
  'host-admin.devices.about':
    'They come back to their tables without a code. One that nobody uses for 90 days is forgotten by itself.',
  'host-admin.devices.none': 'No device has been here yet.',
  'host-admin.nameless': 'Somebody without a name',
  'host-admin.this-computer': 'this computer',
  'host-admin.seen': 'last on {date}',
  'host-admin.opens': 'may open tables here',
  'host-admin.let-open': 'Let it open tables',
  'host-admin.let-open.not': 'No more tables by it',
  'host-admin.let-open.name': '{name}: {act}',
  'host-admin.forget': 'Forget',
  'host-admin.forget.name': 'Forget {name}',
  'host-admin.forget.sure':
    '{name} is a stranger here from then on and needs a code. A seat they hold stays, as if they were away.',
  'home.host-admin': 'This house',
  'home.guest': 'Tables are opened at {host} itself. Come in to one of them, or read meanwhile how a game is played.',
  'home.rules': 'The rules',
  'home.rules.name': '{game}: the rules',
  'new.not-here': 'Who wants to play that: tables are opened at {host} itself, or by whom its people have named.',
  'network-exposure.title': 'Nobody else reaches this table',
  'network-exposure.about':
    'It was open to the network, and the program has been started anew since. Others reach it again as soon as you say so.',
  'network-exposure.guest': 'Others reach it again as soon as who sits at its computer, or who opened it, says so.',
  'network-exposure.open': 'Open it again',
  'network-exposure.not': 'Leave it closed',
  'room.tab': 'A browser on this computer shows the room, too.',
  'room.tab.trust': 'I opened it: whoever comes in first leads',
};
