import type { Messages } from '#shared/i18n/translate.ts';

export const TV_ROOM: Messages = {
  'screen.room.empty': 'Scann das mit dem Handy und komm herein.',
  'screen.room.choose': '{name} wählt am Handy das nächste Spiel.',
  'screen.room.nobody-leads': 'Noch leitet niemand: Was gespielt wird, wählt man am Computer.',
  'screen.room.closed': 'Dieser Raum ist zu: Noch kommt niemand mit dem Handy herein.',
  'screen.room.open-it': 'Öffne den Raum an dem Computer, zu dem dieser Bildschirm gehört.',
  'screen.room.nowhere': 'Dieser Raum ist offen, aber sein Computer hängt an keinem Netz.',
  'screen.room.connect-it': 'Verbinde diesen Computer mit einem Netz: Dann kommt man mit dem Handy herein.',
  'screen.room.more': '{count, plural, one {und noch jemand} other {und # weitere}}',
  'screen.knock':
    'Scann das mit dem Handy und komm herein. Sag dort, welche drei Karten du siehst: Dann zeigt dieser Bildschirm den Raum.',
  'screen.knock.code': 'Den Code zum Hereinkommen zeigt der Computer, auf dem der Tisch läuft.',
  'screen.room.left': '{names} {count, plural, one {ist} other {sind}} weg. Die Partie wartet.',
  'screen.room.left.lead': '{name} kann sie am Handy beenden und ein anderes Spiel wählen.',
};
