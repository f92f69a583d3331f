import type { Messages } from '#shared/i18n/translate.ts';

export const TV_ROOM: Messages = {
  'screen.room.empty': 'Inquadra questo con il telefono ed entra.',
  'screen.room.choose': '{name} sceglie il prossimo gioco dal telefono.',
  'screen.room.nobody-leads': 'Nessuno sta ancora a capotavola: il gioco si sceglie al computer.',
  'screen.room.closed': 'Questa stanza è chiusa: con il telefono non entra ancora nessuno.',
  'screen.room.open-it': 'Apri la stanza dal computer a cui appartiene questo schermo.',
  'screen.room.nowhere': 'Questa stanza è aperta, ma il suo computer non è in nessuna rete.',
  'screen.room.connect-it': 'Collega quel computer a una rete: poi i telefoni possono entrare.',
  'screen.room.more': '{count, plural, one {e un’altra persona} other {e altre #}}',
  'screen.knock':
    'Inquadralo col telefono ed entra. Poi di’ lì quali tre carte vedi: allora questo schermo mostra la stanza.',
  'screen.knock.code': 'Il codice per entrare si legge sul computer che ospita il tavolo.',
  'screen.room.left': '{names} {count, plural, one {è} other {sono}} via. La partita aspetta.',
  'screen.room.left.lead': '{name} può interromperla dal telefono e scegliere un altro gioco.',
};
