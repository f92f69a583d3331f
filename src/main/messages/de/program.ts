import type { Messages } from '#shared/i18n/translate.ts';

/** What the program itself says, in a terminal or in a box, in the language of the system it runs on. */
export const PROGRAM_MESSAGES: Messages = {
  usage:
    '{command} [--port N] [--host ADRESSE] [--data ORDNER] [--pace MS] [--no-discovery] [--closed] [--doctor] [--house URLS [--creds DATEI]]',
  'usage.port': '--port N: auf welchem Port; {usual}, wenn nichts gesagt ist',
  'usage.host': '--host ADRESSE: auf welcher Adresse; auf allen dieses Computers, wenn nichts gesagt ist',
  'usage.data': '--data ORDNER: wo alles aufbewahrt wird',
  'usage.pace': '--pace MS: wie lange Bots warten, in Tausendstelsekunden',
  'usage.house':
    '--house URLS: einer von vielen Hosts, die ein Haus sind, auf NATS unter diesen Adressen, mit Kommas dazwischen',
  'usage.creds': '--creds DATEI: woran NATS diesen Host erkennt',
  'usage.metrics':
    '--metrics [ADRESSE:]PORT: mit --house, wo Prometheus fragt (/metrics) und wer sich darum kümmert (/healthz); nur dieser Computer, wenn keine Adresse dasteht',
  'usage.trust-proxy':
    '--trust-proxy ADRESSEN: Proxys vor diesem Host, die in X-Forwarded-For sagen, woher jemand kommt; Kommas dazwischen',
  'usage.public-url': '--public-url URL: wo Leute diesen Host durch einen Proxy erreichen, etwa https://club.example',
  'usage.no-discovery': '--no-discovery: Andere Gastgeber im Haus sehen diesen nicht und werden nicht gesucht',
  'usage.closed': '--closed: fürs Netz geschlossen, bis jemand an diesem Computer öffnet',
  'usage.doctor': '--doctor: sagt, warum im Haus niemand sieht, was hier offen ist, und was hilft',
  'usage.help': '--help: diese Seite',
  'flag.unknown': '{flag} gibt es hier nicht. Was es gibt, sagt --help.',
  'flag.no-value': 'Nach {flag} fehlt etwas. Was, sagt --help.',
  'flag.number': '{flag} will eine ganze Zahl von 0 bis {max}, nicht {given}',
  'flag.trust-proxy':
    '--trust-proxy will Adressen oder Netze wie 127.0.0.1 oder 10.0.0.0/8, Kommas dazwischen, nicht {given}',
  'flag.public-url': '--public-url will eine Adresse ohne Seite, etwa https://club.example, nicht {given}',
  'flag.metrics': '--metrics will einen Port von 1 bis 65535, oder ADRESSE:PORT, nicht {given}',
  'flag.data': '--data will den Namen eines Ordners',
  'folder.unusable':
    'In {at} lässt sich nichts speichern ({why}). Prüfe, ob du dort schreiben darfst und ob auf der Platte Platz ist, oder starte mit einem anderen Ordner: --data ORDNER',
  'folder.in-use': 'Ein anderes Panno Verde benutzt gerade {at}. Schließ es zuerst.',
  'folder.no-lock':
    '{at} lässt sich nicht sperren ({why}), und zwei zugleich würden beschädigen, was dort liegt. Starte mit einem Ordner auf der Platte dieses Computers: --data ORDNER',
  'folder.elsewhere':
    'Panno Verde ist auf dem Computer {why} mit demselben Ordner offen. Schließ es dort. Läuft es dort nicht mehr, dann lösche {at}.',
  'window.falls': 'Das Fenster stürzt immer wieder ab.',
  'window.falls.detail':
    'Die Partien sind sicher. Öffne das Fenster noch einmal, oder beende das Programm und spiel später weiter.',
  'window.open-again': 'Noch einmal öffnen',
  'window.quit': 'Beenden',
  'window.hangs': 'Das Fenster antwortet nicht.',
  'window.hangs.detail': 'Warte ein wenig, oder öffne es neu. Die Partien sind so oder so sicher.',
  'window.wait': 'Warten',
  'window.open-anew': 'Neu öffnen',
  'port-taken': 'Port {port} ist belegt. Nimm einen anderen: --port N',
  'no-listening': 'Auf {host}, Port {port}, geht es nicht: {why}',
  'no-house': 'Unter {servers} antwortet kein NATS: {why}',
  'this-computer': 'diesem Computer',
  mind: 'Achtung: {notice}',
  'open-here': 'Panno Verde ist auf diesem Computer offen: {address}',
  'on-network': 'im Netz: {address}',
  'on-network.later': 'im Netz, sobald es geöffnet ist: {address}',
  'or-at': 'oder: {address}',
  'on-television': 'auf einem Fernseher: {address}',
  kept: 'Alles wird in {folder} aufbewahrt. Strg-C schließt die Tische; sie lassen sich wieder aufnehmen.',
  code: 'mit dem Code {code}',
  phone: 'Ein Handy kommt hiermit herein oder mit dem Code {code}:',
  'doctor.looking': 'Es wird nachgesehen, warum es niemand sieht …',
  'reach.open': 'Im Netz offen: {address}',
  'reach.closed': 'Im Netz nicht mehr offen.',
  closed:
    'Fürs Netz ist es geschlossen, bis du es dort öffnest. Ein Server, der von Anfang an offen ist: npm run serve',
  'code.new': 'Es gibt einen neuen Code: Der alte öffnet nichts mehr.',
  'host-key.here':
    '{who} liest an einem anderen Computer ({device}) drei Karten vor. Sind es diese, in dieser Reihenfolge, dann hört niemand zwischen euch mit. Wenn nicht, steht jemand dazwischen: Sag es, und nehmt beide ein anderes Netz.',
  'host-key.somebody': 'Jemand',
  card: '{suit, select, D {Münz} C {Kelch} S {Schwert} other {Stab}}-{rank, select, 1 {Ass} R {König} C {Reiter} F {Bube} other {{rank}}}',
  'no-window.display': 'Kein Fenster von Electron (kein Bildschirm): Derselbe Tisch kommt in den Browser.',
  'no-window.electron':
    'Kein Fenster von Electron (nicht installiert und nicht zu holen): Derselbe Tisch kommt in den Browser.',
};
