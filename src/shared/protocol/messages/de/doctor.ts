import type { Messages } from '../../../i18n/translate.ts';

/** Warum niemand einen Tisch sieht, und was hilft: zu jeder Ursache ein Satz, zu jeder Abhilfe einer. */
export const DOCTOR_MESSAGES: Messages = {
  'doctor.no-network': 'Dieser Computer ist in keinem Netz.',
  'doctor.no-address': 'Ein Netz ist da, aber sein Router hat diesem Computer keine Adresse gegeben.',
  'doctor.only-vpn':
    'Dieser Computer ist in keinem Netz des Hauses: Nur {name} ist da, und das führt hinaus (ein VPN).',
  'doctor.no-ipv4': 'Dieses Netz hat keine IPv4-Adressen, und nur über solche werden Tische gefunden.',
  'doctor.macos-permission': 'macOS lässt Panno Verde nicht ins lokale Netzwerk.',
  'doctor.nothing-goes-out': 'Eine Regel auf diesem Computer lässt nichts ins Haus hinaus.',
  'doctor.vpn-keeps-in':
    'Von diesem Computer geht nichts ins Haus hinaus: Eine Regel verbietet es, am ehesten eine des VPN ({name}).',
  'doctor.voiceless':
    'Dieser Computer kann nicht zum ganzen Haus zugleich sprechen ({code}); so findet er niemanden und wird nicht gefunden.',
  'doctor.closed': 'Hier ist kein Tisch offen: Nur dieser Computer kommt herein.',
  'doctor.told-alone':
    'Panno Verde wurde nur für diesen Computer gestartet (--host): Sonst kommt niemand herein, was auch offen ist.',
  'doctor.no-discovery': 'Panno Verde wurde mit --no-discovery gestartet: Es kündigt keine Tische an und sucht keine.',
  'doctor.port-taken':
    'Ein anderes Programm auf diesem Computer hat den Port {port} an {address}; dort erreicht man Panno Verde nicht.',
  'doctor.deaf': 'Panno Verde kann an {address} nicht lauschen ({code}); dort kommt niemand herein.',
  'doctor.other-port':
    'Panno Verde ist hier am Port {port}, nicht am üblichen {usual}: Eine Adresse ohne den Port führt woandershin.',
  'doctor.firewall': 'Eine Firewall auf diesem Computer ({name}) lässt andere nicht herein.',
  'doctor.firewall-perhaps':
    'Auf diesem Computer ist eine Firewall an ({name}), und Panno Verde kann nicht lesen, ob sie andere hereinlässt.',
  'doctor.firewall-multicast':
    'Eine Firewall auf diesem Computer ({name}) lässt nicht herein, was im Haus angekündigt wird.',
  'doctor.call-lost':
    '{host} sollte diesen Computer rufen und kam nicht durch: Meist liegt das an der Firewall dieses Computers.',
  'doctor.apart':
    'In diesem Netz antwortet niemand außer dem Router: Entweder ist kein anderes Gerät da, oder der Zugangspunkt hält seine Geräte getrennt.',
  'doctor.multicast':
    '{host} sagt, dass es seine Tische ankündigt, aber nichts davon kommt hier an: Das Netz gibt keine Ankündigungen (Multicast) weiter.',
  'doctor.other-subnet':
    '{other} kam aus einem anderen Netz, hinter einem Router: Dort sieht niemand von selbst, was in diesem offen ist.',
  'doctor.other-version': 'Im Haus gibt es eine andere Version: {theirs}; dies ist {ours}.',
  'doctor.reached': 'Hier ist alles in Ordnung: {by} ist eben zu diesem Computer durchgekommen.',
  'doctor.well': 'Soweit dieser Computer es allein sagen kann, ist hier alles in Ordnung.',
  'doctor.found': 'Alles in Ordnung: Bei {host} ist ein Tisch offen, und er wird gefunden.',
  'doctor.nothing-open': 'Auf {host} läuft Panno Verde, aber dort ist kein Tisch offen.',
  'doctor.nobody-there':
    'Dieser Computer hört das Haus und hat ringsum gefragt: In seinem Netz antwortet kein Panno Verde.',
  'doctor.there-reached': '{host} antwortet an {address}.',
  'doctor.there-closed': 'An {address} ist ein Computer, aber dort ist kein Tisch offen.',
  'doctor.there-other': 'An {address} ist etwas anderes als Panno Verde.',
  'doctor.there-firewall':
    'An {address} ist ein Computer, aber er lässt niemanden herein: Meist liegt das an seiner Firewall.',
  'doctor.there-nobody':
    'An {address} antwortet kein Gerät: Es ist aus, hat inzwischen eine andere Adresse, oder der Zugangspunkt hält seine Geräte getrennt.',
  'doctor.there-far': '{address} liegt in einem anderen Netz als dieser Computer ({own}), und niemand antwortet dort.',

  'doctor.do.join-network': 'Geh in das WLAN, in dem die anderen sind, oder steck das Kabel ein.',
  'doctor.do.ask-router': 'Verlass das Netz und geh wieder hinein; hilft das nicht, starte den Router neu.',
  'doctor.do.leave-vpn': 'Geh in das WLAN, in dem die anderen sind; bleibt es weg, halte das VPN an.',
  'doctor.do.type-address': 'Andere kommen mit der Adresse herein: „Mit Code herein“, und dort {address}.',
  'doctor.do.type-theirs': 'Komm mit der Adresse herein, die der andere Computer zeigt: „Mit Code herein“.',
  'doctor.do.allow-on-macos':
    'Systemeinstellungen → Datenschutz & Sicherheit → Lokales Netzwerk: Schalte Panno Verde ein und starte es neu.',
  'doctor.do.let-out': 'Erlaube Panno Verde in der Firewall dieses Computers ausgehende Verbindungen.',
  'doctor.do.let-vpn':
    'Erlaube in den Einstellungen des VPN das lokale Netz, oder halte das VPN an, solange ihr spielt.',
  'doctor.do.open-table': 'Öffne den Tisch oder den Raum für das Netz.',
  'doctor.do.let-listen': 'Starte es ohne --host oder mit --host 0.0.0.0.',
  'doctor.do.discover':
    'Starte es ohne --no-discovery, oder komm mit der Adresse herein, die der andere Computer zeigt.',
  'doctor.do.free-port':
    'Schließ das andere Programm, am ehesten ein zweites Panno Verde; dann lauscht dieses hier von selbst.',
  'doctor.do.start-again': 'Starte Panno Verde neu, mit einem Port ab 1024, falls es einen kleineren hat.',
  'doctor.do.type-port': 'Sag sie mit dem Port: {address}.',
  'doctor.do.command': 'Öffne sie: Gib dies in einem Terminal ein, als Administrator.',
  'doctor.do.macos-app':
    'Systemeinstellungen → Netzwerk → Firewall → Optionen: Lass Panno Verde eingehende Verbindungen annehmen. Oder in einem Terminal:',
  'doctor.do.macos-all':
    'Systemeinstellungen → Netzwerk → Firewall → Optionen: Schalte aus, dass alle eingehenden Verbindungen blockiert werden. Oder in einem Terminal:',
  'doctor.do.let-meet':
    'Sieh nach, ob beide im selben WLAN sind und nicht in einem für Gäste; schalte im Router aus, was Geräte getrennt hält („AP-Isolation“).',
  'doctor.do.same-version': 'Bringt beide auf dieselbe Version; bis dahin kommt ein Browser überall herein.',
  'doctor.do.look-there':
    'Sieh am anderen Gerät nach: Ist es im selben WLAN und dort kein Gast? Dort kann man auch {address} eingeben.',
  'doctor.do.choose': 'Wähl ihn in der Liste der offenen Tische.',
  'doctor.do.choose-asked': 'Er wurde durch Fragen gefunden und steht in der Liste: Wähl ihn dort.',
  'doctor.do.open-there': 'Öffne dort einen Tisch, an {host}.',
  'doctor.do.ask-there': 'Frag auch dort: npm run serve -- --doctor sagt, warum es niemand sieht.',
  'doctor.do.come-in': 'Komm dort mit dem Code des Tisches herein.',
  'doctor.do.other-place': 'Sieh dir die Adresse noch einmal an, und den Port hinter dem Doppelpunkt.',
  'doctor.do.same-network': 'Geh in das Netz, in dem der andere Computer ist.',
};
