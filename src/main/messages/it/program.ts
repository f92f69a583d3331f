import type { Messages } from '#shared/i18n/translate.ts';

/** What the program itself says, in a terminal or in a box, in the language of the system it runs on. */
export const PROGRAM_MESSAGES: Messages = {
  usage:
    '{command} [--port N] [--host INDIRIZZO] [--data CARTELLA] [--pace MS] [--no-discovery] [--closed] [--doctor] [--house URLS [--creds FILE]]',
  'usage.port': '--port N: la porta su cui ascoltare; {usual}, se non si dice altro',
  'usage.host': '--host INDIRIZZO: l’indirizzo su cui ascoltare; tutti quelli di questo computer, se non si dice altro',
  'usage.data': '--data CARTELLA: dove si tiene tutto',
  'usage.pace': '--pace MS: quanto aspettano i bot, in millesimi di secondo',
  'usage.house':
    '--house URL: uno di molti host che sono una casa sola, su NATS a questi indirizzi, separati da virgole',
  'usage.creds': '--creds FILE: ciò per cui NATS riconosce questo host',
  'usage.metrics':
    '--metrics [INDIRIZZO:]PORTA: con --house, dove chiede Prometheus (/metrics) e chi se ne occupa (/healthz); solo questo computer, se non si dice un indirizzo',
  'usage.trust-proxy':
    '--trust-proxy INDIRIZZI: i proxy davanti a questo host, che in X-Forwarded-For dicono da dove si viene; separati da virgole',
  'usage.public-url': '--public-url URL: dove si raggiunge questo host attraverso un proxy, come https://club.example',
  'usage.no-discovery': '--no-discovery: gli altri computer della casa che ospitano non vedono questo, né li si cerca',
  'usage.closed': '--closed: chiuso alla rete finché qualcuno non lo apre da questo computer',
  'usage.doctor': '--doctor: dice perché in casa nessuno vede ciò che qui è aperto, e che cosa aiuta',
  'usage.help': '--help: questa pagina',
  'flag.unknown': '{flag} qui non esiste. Che cosa c’è, lo dice --help.',
  'flag.no-value': 'Dopo {flag} ci vuole qualcosa. Che cosa, lo dice --help.',
  'flag.number': '{flag} vuole un numero intero da 0 a {max}, non {given}',
  'flag.trust-proxy':
    '--trust-proxy vuole indirizzi o reti come 127.0.0.1 o 10.0.0.0/8, separati da virgole, non {given}',
  'flag.public-url': '--public-url vuole un indirizzo senza pagina, come https://club.example, non {given}',
  'flag.metrics': '--metrics vuole una porta da 1 a 65535, o INDIRIZZO:PORTA, non {given}',
  'flag.data': '--data vuole il nome di una cartella',
  'folder.unusable':
    'In {at} non si può salvare niente ({why}). Controlla di poterci scrivere e che ci sia spazio sul disco, oppure avvia con un’altra cartella: --data CARTELLA',
  'folder.in-use': 'Un altro Panno Verde sta usando {at}. Chiudi prima quello.',
  'folder.no-lock':
    'Non si riesce a bloccare {at} ({why}), e in due si rovinerebbe ciò che contiene. Avvia con una cartella sul disco di questo computer: --data CARTELLA',
  'folder.elsewhere':
    'Panno Verde è aperto sul computer {why}, con la stessa cartella. Chiudilo lì. Se lì non è più aperto, elimina {at}.',
  'window.falls': 'La finestra continua a bloccarsi.',
  'window.falls.detail': 'Le partite sono al sicuro. Riapri la finestra, oppure esci e riprendile più tardi.',
  'window.open-again': 'Riapri',
  'window.quit': 'Esci',
  'window.hangs': 'La finestra non risponde.',
  'window.hangs.detail': 'Aspetta un momento, oppure riaprila. Le partite sono comunque al sicuro.',
  'window.wait': 'Aspetta',
  'window.open-anew': 'Riapri',
  'port-taken': 'La porta {port} è occupata. Scegline un’altra: --port N',
  'no-listening': 'Impossibile ascoltare su {host}, porta {port}: {why}',
  'no-house': 'A {servers} non risponde nessun NATS: {why}',
  'this-computer': 'questo computer',
  mind: 'Attenzione: {notice}',
  'open-here': 'Panno Verde è aperto su questo computer: {address}',
  'on-network': 'in rete: {address}',
  'on-network.later': 'in rete, appena lo si apre: {address}',
  'or-at': 'oppure: {address}',
  'on-television': 'su un televisore: {address}',
  kept: 'Tutto si tiene in {folder}. Ctrl-C chiude i tavoli; si possono riprendere.',
  code: 'con il codice {code}',
  phone: 'Un telefono entra così, o con il codice {code}:',
  'doctor.looking': 'Cerco perché nessuno lo vede…',
  'reach.open': 'Aperto in rete: {address}',
  'reach.closed': 'Non più aperto in rete.',
  closed: 'È chiuso alla rete finché non lo apri da lì. Un server aperto fin dall’inizio: npm run serve',
  'code.new': 'C’è un codice nuovo: quello di prima non apre più niente.',
  'host-key.here':
    '{who} legge a voce tre carte, da un altro computer ({device}). Se sono queste, in quest’ordine, fra voi non ascolta nessuno. Se no, qualcuno sta in mezzo: dillo, e usate tutti e due un’altra rete.',
  'host-key.somebody': 'Qualcuno',
  card: '{rank, select, 1 {asso} R {re} C {cavallo} F {fante} other {{rank}}} di {suit, select, D {denari} C {coppe} S {spade} other {bastoni}}',
  'no-window.display': 'Niente finestra di Electron (non c’è uno schermo): lo stesso tavolo va nel browser.',
  'no-window.electron':
    'Niente finestra di Electron (non è installato e non si è potuto scaricare): lo stesso tavolo va nel browser.',
};
