import type { Messages } from '#shared/i18n/translate.ts';

export const TV_ROOM: Messages = {
  'tv.room.empty': 'Scann das mit dem Handy und komm herein.',
  'tv.room.choose': '{name} wählt am Handy das nächste Spiel.',
  'tv.room.no-host': 'Noch leitet niemand: Was gespielt wird, wählt man am Computer.',
  'tv.room.closed': 'Dieser Raum ist zu: Noch kommt niemand mit dem Handy herein.',
  'tv.room.open-it': 'Öffne den Raum an dem Computer, zu dem dieser Bildschirm gehört.',
  'tv.room.nowhere': 'Dieser Raum ist offen, aber sein Computer hängt an keinem Netz.',
  'tv.room.connect-it': 'Verbinde diesen Computer mit einem Netz: Dann kommt man mit dem Handy herein.',
  'tv.room.more': '{count, plural, one {und noch jemand} other {und # weitere}}',
  'tv.pairing':
    'Scann das mit dem Handy und komm herein. Sag dort, welche drei Karten du siehst: Dann zeigt dieser Bildschirm den Raum.',
  'tv.pairing.code': 'Den Code zum Hereinkommen zeigt der Computer, auf dem der Tisch läuft.',
  'tv.room.left': '{names} {count, plural, one {ist} other {sind}} weg. Die Partie wartet.',
  'tv.room.left.host': '{name} kann sie am Handy beenden und ein anderes Spiel wählen.',
};
