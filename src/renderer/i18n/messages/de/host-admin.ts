import type { Messages } from '#shared/i18n/translate.ts';

/** What who sits at this computer decides for all of it. */
export const HOST_ADMIN: Messages = {
  'host-admin.title': 'Dieses Haus',
  'host-admin.tables': 'Tische auf diesem Computer',
  'host-admin.tables.none': 'Kein Tisch ist offen.',
  'host-admin.open': 'offen fürs Netz',
  'host-admin.closed': 'nur dieser Computer',
  'host-admin.waits': 'war offen fürs Netz',
  'host-admin.open-door': 'Fürs Netz öffnen',
  'host-admin.open-door.name': 'Fürs Netz öffnen: {name}',
  'host-admin.close-door': 'Fürs Netz schließen',
  'host-admin.close-door.name': 'Fürs Netz schließen: {name}',
  'host-admin.close.name': 'Tisch schließen: {name}',
  'host-admin.devices': 'Geräte, die dieses Haus kennen',
  'host-admin.devices.about':
    'Sie kommen ohne Code an ihre Tische zurück. Wer 90 Tage nicht da war, wird von selbst vergessen.',
  'host-admin.devices.none': 'Noch war kein Gerät hier.',
  'host-admin.nameless': 'Jemand ohne Namen',
  'host-admin.this-computer': 'dieser Computer',
  'host-admin.seen': 'zuletzt am {date}',
  'host-admin.opens': 'darf hier Tische eröffnen',
  'host-admin.let-open': 'Tische erlauben',
  'host-admin.let-open.not': 'Tische verbieten',
  'host-admin.let-open.name': '{name}: {act}',
  'host-admin.forget': 'Vergessen',
  'host-admin.forget.name': '{name} vergessen',
  'host-admin.forget.sure':
    '{name} ist hier dann fremd und braucht einen Code. Der Platz am Tisch bleibt, wie bei jemandem, der weg ist.',
  'home.host-admin': 'Dieses Haus',
  'home.guest':
    'Tische werden bei {host} selbst eröffnet. Komm an einen davon, oder lies inzwischen, wie ein Spiel geht.',
  'home.rules': 'Die Regeln',
  'home.rules.name': '{game}: die Regeln',
  'new.not-here':
    'Wer das spielen will: Tische werden bei {host} selbst eröffnet, oder von denen, die dort dafür benannt sind.',
  'network-exposure.title': 'Sonst erreicht niemand diesen Tisch',
  'network-exposure.about':
    'Er war offen fürs Netz, und das Programm wurde seither neu gestartet. Andere erreichen ihn wieder, sobald du es sagst.',
  'network-exposure.guest':
    'Andere erreichen ihn wieder, sobald es jemand an seinem Computer sagt, oder wer ihn eröffnet hat.',
  'network-exposure.open': 'Wieder öffnen',
  'network-exposure.not': 'Zu lassen',
  'room.tab': 'Auch ein Browser auf diesem Computer zeigt den Raum.',
  'room.tab.trust': 'Den habe ich geöffnet: Wer zuerst da ist, leitet',
};
