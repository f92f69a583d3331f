import type { Messages } from '#shared/i18n/translate.ts';

export const TV_ROOM: Messages = {
  'tv.room.empty': 'Zum Mitspielen mit dem Handy scannen.',
  'tv.room.choose': '{name} wählt am Handy das nächste Spiel.',
  'tv.room.no-host': 'Noch kein Gastgeber: Das Spiel wird am Computer gewählt.',
  'tv.room.closed': 'Dieser Raum ist noch nicht für Handys freigegeben.',
  'tv.room.open-it': 'Gib den Raum am Computer im Netz frei.',
  'tv.room.nowhere': 'Der Computer ist in keinem Netz.',
  'tv.room.connect-it': 'Verbinde den Computer mit dem WLAN: Dann könnt ihr mit dem Handy mitspielen.',
  'tv.room.more': '{count, plural, one {und noch jemand} other {und # weitere}}',
  'tv.pairing': 'Mit dem Handy scannen und dort die drei Karten antippen: Dann zeigt dieser Fernseher den Raum.',
  'tv.pairing.code': 'Den Code zeigt der Computer, auf dem der Tisch läuft.',
  'tv.room.left': '{names} {count, plural, one {ist} other {sind}} weg. Die Partie wartet.',
  'tv.room.left.host': '{name} kann am Handy die Partie beenden und ein anderes Spiel wählen.',
};
