import type { Messages } from '../../../i18n/translate.ts';

/** Warum niemand einen Tisch sieht, und was hilft: zu jeder Ursache ein Satz, zu jeder Abhilfe einer. */
export const DOCTOR_MESSAGES: Messages = {
  'doctor.no-network': 'Dieser Computer ist in keinem Netz.',
  'doctor.no-address': 'Der Router hat diesem Computer keine Adresse gegeben.',
  'doctor.only-vpn': 'Dieser Computer ist nur über ein VPN verbunden ({name}), nicht mit deinem eigenen Netz.',
  'doctor.no-ipv4': 'Dieses Netz hat keine IPv4-Adressen. Ohne sie werden keine Tische gefunden.',
  'doctor.macos-permission': 'macOS erlaubt Panno Verde das lokale Netzwerk nicht.',
  'doctor.nothing-goes-out': 'Eine Regel auf diesem Computer blockiert Verbindungen ins Netz.',
  'doctor.vpn-keeps-in':
    'Eine Regel auf diesem Computer blockiert Verbindungen ins Netz, am ehesten eine des VPN ({name}).',
  'doctor.voiceless':
    'Dieser Computer kann keine Rundrufe ins Netz senden ({code}); so findet er niemanden und wird nicht gefunden.',
  'doctor.closed': 'Hier ist kein Tisch im Netz freigegeben.',
  'doctor.told-alone': 'Panno Verde wurde nur für diesen Computer gestartet (--host): Niemand sonst kann beitreten.',
  'doctor.no-discovery': 'Panno Verde wurde mit --no-discovery gestartet: Es meldet keine Tische und sucht keine.',
  'doctor.port-taken':
    'Ein anderes Programm auf diesem Computer belegt Port {port} an {address}; dort ist Panno Verde nicht erreichbar.',
  'doctor.deaf': 'Panno Verde kann an {address} keine Verbindungen annehmen ({code}); dort kann niemand beitreten.',
  'doctor.other-port': 'Panno Verde nutzt hier Port {port} statt {usual}: Die Adresse braucht den Port.',
  'doctor.firewall': 'Eine Firewall auf diesem Computer ({name}) blockiert andere.',
  'doctor.firewall-perhaps':
    'Auf diesem Computer ist eine Firewall an ({name}). Ob sie andere blockiert, kann Panno Verde nicht sehen.',
  'doctor.firewall-multicast': 'Eine Firewall auf diesem Computer ({name}) blockiert die Meldungen anderer Tische.',
  'doctor.call-lost': '{host} konnte diesen Computer nicht erreichen: Meist liegt das an der Firewall hier.',
  'doctor.apart':
    'Außer dem Router antwortet niemand im Netz: Entweder ist kein anderes Gerät da, oder der Router trennt die Geräte voneinander.',
  'doctor.multicast':
    '{host} meldet seine Tische, aber hier kommt nichts an: Das Netz leitet solche Meldungen (Multicast) nicht weiter.',
  'doctor.other-subnet':
    '{other} kam aus einem anderen Netz, hinter einem Router: Von dort aus sind Tische in diesem Netz nicht automatisch zu sehen.',
  'doctor.other-version': 'Im Netz läuft eine andere Version: {theirs}; dies ist {ours}.',
  'doctor.reached': 'Alles in Ordnung: {by} hat diesen Computer gerade erreicht.',
  'doctor.well': 'Soweit dieser Computer es sehen kann, ist alles in Ordnung.',
  'doctor.found': 'Alles in Ordnung: Bei {host} ist ein Tisch offen, und er wird gefunden.',
  'doctor.nothing-open': 'Auf {host} läuft Panno Verde, aber dort ist kein Tisch offen.',
  'doctor.nobody-there': 'Die Suche funktioniert, aber im Netz antwortet kein anderes Panno Verde.',
  'doctor.there-reached': '{host} antwortet unter {address}.',
  'doctor.there-closed': 'Unter {address} ist ein Computer, aber kein Tisch offen.',
  'doctor.there-other': 'Unter {address} läuft etwas anderes als Panno Verde.',
  'doctor.there-firewall':
    'Unter {address} ist ein Computer, der Verbindungen abweist: Meist liegt das an seiner Firewall.',
  'doctor.there-nobody':
    'Unter {address} antwortet kein Gerät: Es ist aus, hat eine neue Adresse, oder der Router trennt die Geräte voneinander.',
  'doctor.there-far': '{address} liegt in einem anderen Netz als dieser Computer ({own}), und niemand antwortet dort.',

  'doctor.do.join-network': 'Geh in dasselbe WLAN wie die anderen, oder steck das Kabel ein.',
  'doctor.do.ask-router': 'Trenn die Verbindung und stell sie neu her; hilft das nicht, starte den Router neu.',
  'doctor.do.leave-vpn': 'Geh in dasselbe WLAN wie die anderen; hilft das nicht, schalte das VPN aus.',
  'doctor.do.type-address': 'Andere können mit der Adresse beitreten: „Mit Code beitreten“, dann {address}.',
  'doctor.do.type-theirs': 'Tritt mit der Adresse bei, die der andere Computer zeigt: „Mit Code beitreten“.',
  'doctor.do.allow-on-macos':
    'Systemeinstellungen → Datenschutz & Sicherheit → Lokales Netzwerk: Schalte Panno Verde ein und starte es neu.',
  'doctor.do.let-out': 'Erlaube Panno Verde in der Firewall dieses Computers ausgehende Verbindungen.',
  'doctor.do.let-vpn': 'Erlaube in den Einstellungen des VPN das lokale Netz, oder schalte es beim Spielen aus.',
  'doctor.do.open-table': 'Gib den Tisch oder den Raum im Netz frei.',
  'doctor.do.let-listen': 'Starte es ohne --host oder mit --host 0.0.0.0.',
  'doctor.do.discover': 'Starte es ohne --no-discovery, oder tritt mit der Adresse bei, die der andere Computer zeigt.',
  'doctor.do.free-port':
    'Schließ das andere Programm, wohl ein zweites Panno Verde; dann übernimmt dieses automatisch.',
  'doctor.do.start-again': 'Starte Panno Verde neu, mit einem Port ab 1024, falls es einen kleineren hat.',
  'doctor.do.type-port': 'Gib die Adresse mit Port weiter: {address}.',
  'doctor.do.command': 'Öffne sie: Gib das als Administrator in einem Terminal ein.',
  'doctor.do.macos-app':
    'Systemeinstellungen → Netzwerk → Firewall → Optionen: Erlaube Panno Verde eingehende Verbindungen. Oder in einem Terminal:',
  'doctor.do.macos-all':
    'Systemeinstellungen → Netzwerk → Firewall → Optionen: Schalte „Alle eingehenden Verbindungen blockieren“ aus. Oder in einem Terminal:',
  'doctor.do.let-meet':
    'Prüf, ob beide im selben WLAN sind und nicht im Gäste-WLAN; schalte im Router aus, was Geräte trennt („AP-Isolation“).',
  'doctor.do.same-version': 'Bringt beide auf dieselbe Version; bis dahin geht es im Browser.',
  'doctor.do.look-there':
    'Prüf das andere Gerät: Ist es im selben WLAN und nicht im Gäste-WLAN? Dort kann man auch {address} eingeben.',
  'doctor.do.choose': 'Wähl ihn in der Liste der offenen Tische.',
  'doctor.do.choose-asked': 'Er wurde gefunden: Wähl ihn in der Liste der offenen Tische.',
  'doctor.do.open-there': 'Gib auf {host} einen Tisch frei.',
  'doctor.do.ask-there': 'Prüf es auch dort: npm run serve -- --doctor zeigt, warum niemand den Tisch sieht.',
  'doctor.do.come-in': 'Tritt dort mit dem Code des Tisches bei.',
  'doctor.do.other-place': 'Prüf die Adresse und den Port hinter dem Doppelpunkt.',
  'doctor.do.same-network': 'Geh in dasselbe Netz wie der andere Computer.',
};
