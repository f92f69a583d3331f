import type { Messages } from '#shared/i18n/translate.ts';

export const TV_ROOM: Messages = {
  'tv.room.empty': 'Inquadra questo con il telefono ed entra.',
  'tv.room.choose': '{name} sceglie il prossimo gioco dal telefono.',
  'tv.room.no-host': 'Nessuno sta ancora a capotavola: il gioco si sceglie al computer.',
  'tv.room.closed': 'Questa stanza è chiusa: con il telefono non entra ancora nessuno.',
  'tv.room.open-it': 'Apri la stanza dal computer a cui appartiene questo schermo.',
  'tv.room.nowhere': 'Questa stanza è aperta, ma il suo computer non è in nessuna rete.',
  'tv.room.connect-it': 'Collega quel computer a una rete: poi i telefoni possono entrare.',
  'tv.room.more': '{count, plural, one {e un’altra persona} other {e altre #}}',
  'tv.pairing':
    'Inquadralo col telefono ed entra. Poi di’ lì quali tre carte vedi: allora questo schermo mostra la stanza.',
  'tv.pairing.code': 'Il codice per entrare si legge sul computer che ospita il tavolo.',
  'tv.room.left': '{names} {count, plural, one {è} other {sono}} via. La partita aspetta.',
  'tv.room.left.host': '{name} può interromperla dal telefono e scegliere un altro gioco.',
};
