import type { Messages } from '#shared/i18n/translate.ts';

/** What the program itself says, in a terminal or in a box, in the language of the system it runs on. */
export const PROGRAM_MESSAGES: Messages = {
  usage:
    '{command} [--port N] [--host ADRESSE] [--data ORDNER] [--pace MS] [--no-discovery] [--closed] [--doctor] [--house URLS [--creds DATEI]]',
  'usage.port': '--port N: der Port; sonst {usual}',
  'usage.host': '--host ADRESSE: nur auf dieser Adresse; sonst auf allen dieses Computers',
  'usage.data': '--data ORDNER: wo alles gespeichert wird',
  'usage.pace': '--pace MS: wie lange Bots warten, in Millisekunden',
  'usage.house':
    '--house URLS: einer von mehreren verbundenen Hosts, über NATS unter diesen Adressen, durch Kommas getrennt',
  'usage.creds': '--creds DATEI: Zugangsdaten dieses Hosts für NATS',
  'usage.metrics':
    '--metrics [ADRESSE:]PORT: mit --house, für Prometheus (/metrics) und die Überwachung (/healthz); ohne Adresse nur dieser Computer',
  'usage.trust-proxy':
    '--trust-proxy ADRESSEN: Proxys vor diesem Host, deren X-Forwarded-For gilt; durch Kommas getrennt',
  'usage.public-url': '--public-url URL: die öffentliche Adresse hinter einem Proxy, z. B. https://club.example',
  'usage.no-discovery': '--no-discovery: andere im Netz weder suchen noch von ihnen gefunden werden',
  'usage.closed': '--closed: nicht im Netz freigegeben, bis jemand an diesem Computer es freigibt',
  'usage.doctor': '--doctor: zeigt, warum niemand im Netz die offenen Tische sieht, und was hilft',
  'usage.help': '--help: diese Hilfe',
  'flag.unknown': '{flag} gibt es nicht. Alle Optionen zeigt --help.',
  'flag.no-value': 'Nach {flag} fehlt ein Wert. Mehr dazu: --help.',
  'flag.number': '{flag} braucht eine ganze Zahl von 0 bis {max}, nicht {given}',
  'flag.trust-proxy':
    '--trust-proxy braucht Adressen oder Netze wie 127.0.0.1 oder 10.0.0.0/8, durch Kommas getrennt, nicht {given}',
  'flag.public-url': '--public-url braucht eine Adresse ohne Pfad, z. B. https://club.example, nicht {given}',
  'flag.metrics': '--metrics braucht einen Port von 1 bis 65535 oder ADRESSE:PORT, nicht {given}',
  'flag.data': '--data braucht den Namen eines Ordners',
  'folder.unusable':
    'In {at} lässt sich nichts speichern ({why}). Prüf, ob du dort schreiben darfst und genug Platz ist, oder starte mit einem anderen Ordner: --data ORDNER',
  'folder.in-use': '{at} ist schon in einem anderen Panno Verde offen. Schließ es zuerst.',
  'folder.no-lock':
    '{at} lässt sich nicht sperren ({why}), und zwei Programme zugleich würden die Daten beschädigen. Starte mit einem Ordner auf diesem Computer: --data ORDNER',
  'folder.elsewhere':
    'Panno Verde ist auf dem Computer {why} mit demselben Ordner offen. Schließ es dort. Läuft es dort nicht mehr, lösch {at}.',
  'window.falls': 'Das Fenster stürzt immer wieder ab.',
  'window.falls.detail':
    'Deine Partien sind sicher. Öffne das Fenster noch einmal, oder beende Panno Verde und spiel später weiter.',
  'window.open-again': 'Neu öffnen',
  'window.quit': 'Beenden',
  'window.hangs': 'Das Fenster reagiert nicht.',
  'window.hangs.detail': 'Warte einen Moment, oder öffne es neu. Deine Partien sind sicher.',
  'window.wait': 'Warten',
  'window.open-anew': 'Neu öffnen',
  'menu.table': 'Tisch',
  'menu.full-screen': 'Vollbild',
  'menu.edit': 'Bearbeiten',
  'menu.undo': 'Rückgängig',
  'menu.redo': 'Wiederholen',
  'menu.cut': 'Ausschneiden',
  'menu.copy': 'Kopieren',
  'menu.paste': 'Einfügen',
  'menu.selectAll': 'Alles auswählen',
  'menu.about': 'Über Panno Verde',
  'menu.hide': 'Panno Verde ausblenden',
  'menu.hideOthers': 'Andere ausblenden',
  'menu.unhide': 'Alle einblenden',
  'port-taken': 'Port {port} ist belegt. Nimm einen anderen: --port N',
  'no-listening': 'Port {port} auf {host} lässt sich nicht öffnen: {why}',
  'no-house': 'Unter {servers} antwortet kein NATS: {why}',
  'this-computer': 'diesem Computer',
  mind: 'Achtung: {notice}',
  'open-here': 'Panno Verde läuft auf diesem Computer: {address}',
  'on-network': 'im Netz: {address}',
  'on-network.later': 'im Netz, sobald freigegeben: {address}',
  'or-at': 'oder: {address}',
  'on-television': 'auf einem Fernseher: {address}',
  kept: 'Alles wird in {folder} gespeichert. Strg-C schließt die Tische; die Partien lassen sich später fortsetzen.',
  code: 'mit dem Code {code}',
  phone: 'Mit dem Handy scannen oder mit dem Code {code} beitreten:',
  'doctor.looking': 'Prüfe, warum niemand die Tische sieht …',
  'reach.open': 'Im Netz freigegeben: {address}',
  'reach.closed': 'Im Netz nicht mehr freigegeben.',
  closed: 'Nicht im Netz freigegeben, bis du es dort erlaubst. Ein Server, der von Anfang an offen ist: npm run serve',
  'code.new': 'Es gibt einen neuen Code. Der alte gilt nicht mehr.',
  'host-key.here':
    '{who} liest an einem anderen Computer ({device}) drei Karten vor. Sind es genau diese, in dieser Reihenfolge, hört niemand mit. Wenn nicht: Sag es gleich, und nehmt beide ein anderes Netz.',
  'host-key.somebody': 'Jemand',
  card: '{suit, select, D {Münz} C {Kelch} S {Schwert} other {Stab}}-{rank, select, 1 {Ass} R {König} C {Reiter} F {Bube} other {{rank}}}',
  'no-window.display': 'Kein Fenster von Electron (kein Bildschirm): Panno Verde öffnet sich im Browser.',
  'no-window.electron':
    'Kein Fenster von Electron (nicht installiert und nicht zu laden): Panno Verde öffnet sich im Browser.',
  'relay.usage':
    '{command} --tokens DATEI [--port N] [--host ADRESSE] [--name NAMEN] [--cert DATEI --key DATEI] [--trust-proxy ADRESSEN] [--metrics [ADRESSE:]PORT]',
  'relay.usage.tokens':
    '--tokens DATEI: wer hier Tische öffnen darf: je Zeile ein Geheimwort ab 16 Zeichen; bei SIGHUP neu gelesen',
  'relay.usage.name':
    '--name NAMEN: unter welchen Namen es erreichbar ist, wie in der Adresse (relay.example); sonst nur von diesem Computer',
  'relay.usage.tls':
    '--cert DATEI, --key DATEI: Zertifikat und Schlüssel für https, als PEM; sonst übernimmt das ein Proxy davor',
  'relay.usage.metrics': '--metrics [ADRESSE:]PORT: für Prometheus (/metrics); ohne Adresse nur dieser Computer',
  'relay.tokens': '--tokens braucht eine Datei mit einem Geheimwort ab 16 Zeichen je Zeile',
  'relay.tokens.line': '{file}, Zeile {line}: ein Token hat mindestens 16 Zeichen, ohne Leerzeichen',
  'relay.file': '{file} lässt sich nicht lesen: {why}',
  'relay.name': '--name {given}: kein Name wie in https://relay.example',
  'relay.nameless': 'Ohne Namen kann es nur dieser Computer benutzen: Gib --name an.',
  'relay.open':
    'Relay offen auf Port {port}, für {count, plural, one {# Token} other {# Tokens}}. Es liest nichts und speichert nichts.',
};
