import type { Messages } from '#shared/i18n/translate.ts';

export const TV_ROOM: Messages = {
  'tv.room.empty': 'Inquadra con il telefono per entrare.',
  'tv.room.choose': '{name} sceglie il prossimo gioco dal telefono.',
  'tv.room.no-host': 'Ancora nessun host: scegli il gioco dal computer.',
  'tv.room.closed': 'Questa stanza è chiusa: i telefoni non possono ancora entrare.',
  'tv.room.open-it': 'Apri la stanza dal computer che gestisce questo schermo.',
  'tv.room.nowhere': 'Questa stanza è aperta, ma il suo computer non è in rete.',
  'tv.room.connect-it': 'Collega quel computer a una rete per far entrare i telefoni.',
  'tv.room.more': '{count, plural, one {e un’altra persona} other {e altre #}}',
  'tv.pairing':
    'Inquadra con il telefono per entrare. Poi tocca sul telefono le tre carte che vedi: qui apparirà la stanza.',
  'tv.pairing.code': 'Il codice si legge sul computer che ospita il tavolo.',
  'tv.room.left': '{count, plural, one {Manca} other {Mancano}} {names}. La partita aspetta.',
  'tv.room.left.host': '{name} può interromperla e cambiare gioco dal telefono.',
};
