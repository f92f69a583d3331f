import type { Messages } from '#shared/i18n/translate.ts';

/** What who sits at this computer decides for all of it. */
export const HOST_ADMIN: Messages = {
  'house.title': 'Dieses Haus',
  'house.tables': 'Tische auf diesem Computer',
  'house.tables.none': 'Kein Tisch ist offen.',
  'house.open': 'offen fürs Netz',
  'house.closed': 'nur dieser Computer',
  'house.waits': 'war offen fürs Netz',
  'house.open-door': 'Fürs Netz öffnen',
  'house.open-door.name': 'Fürs Netz öffnen: {name}',
  'house.close-door': 'Fürs Netz schließen',
  'house.close-door.name': 'Fürs Netz schließen: {name}',
  'house.close.name': 'Tisch schließen: {name}',
  'house.devices': 'Geräte, die dieses Haus kennen',
  'house.devices.about':
    'Sie kommen ohne Code an ihre Tische zurück. Wer 90 Tage nicht da war, wird von selbst vergessen.',
  'house.devices.none': 'Noch war kein Gerät hier.',
  'house.nameless': 'Jemand ohne Namen',
  'house.this-computer': 'dieser Computer',
  'house.seen': 'zuletzt am {date}',
  'house.opens': 'darf hier Tische eröffnen',
  'house.let-open': 'Tische erlauben',
  'house.let-open.not': 'Tische verbieten',
  'house.let-open.name': '{name}: {act}',
  'house.forget': 'Vergessen',
  'house.forget.name': '{name} vergessen',
  'house.forget.sure':
    '{name} ist hier dann fremd und braucht einen Code. Der Platz am Tisch bleibt, wie bei jemandem, der weg ist.',
  'home.house': 'Dieses Haus',
  'home.guest':
    'Tische werden bei {host} selbst eröffnet. Komm an einen davon, oder lies inzwischen, wie ein Spiel geht.',
  'home.rules': 'Die Regeln',
  'home.rules.name': '{game}: die Regeln',
  'new.not-here':
    'Wer das spielen will: Tische werden bei {host} selbst eröffnet, oder von denen, die dort dafür benannt sind.',
  'waits.title': 'Sonst erreicht niemand diesen Tisch',
  'waits.about':
    'Er war offen fürs Netz, und das Programm wurde seither neu gestartet. Andere erreichen ihn wieder, sobald du es sagst.',
  'waits.guest': 'Andere erreichen ihn wieder, sobald es jemand an seinem Computer sagt, oder wer ihn eröffnet hat.',
  'waits.open': 'Wieder öffnen',
  'waits.not': 'Zu lassen',
  'room.tab': 'Auch ein Browser auf diesem Computer zeigt den Raum.',
  'room.tab.trust': 'Den habe ich geöffnet: Wer zuerst da ist, leitet',
};
