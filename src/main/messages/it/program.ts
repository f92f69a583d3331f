import type { Messages } from '#shared/i18n/translate.ts';

/** What the program itself says, in a terminal or in a box, in the language of the system it runs on. */
export const PROGRAM_MESSAGES: Messages = {
  usage:
    '{command} [--port N] [--host INDIRIZZO] [--data CARTELLA] [--pace MS] [--no-discovery] [--closed] [--doctor] [--house URLS [--creds FILE]]',
  'usage.port': '--port N: la porta su cui ascoltare; di solito {usual}',
  'usage.host': '--host INDIRIZZO: l’indirizzo su cui ascoltare; di solito tutti quelli di questo computer',
  'usage.data': '--data CARTELLA: dove si salva tutto',
  'usage.pace': '--pace MS: quanto aspettano i bot, in millisecondi',
  'usage.house': '--house URL: uno di più host che fanno da uno solo, con NATS a questi indirizzi separati da virgole',
  'usage.creds': '--creds FILE: le credenziali NATS di questo host',
  'usage.metrics':
    '--metrics [INDIRIZZO:]PORTA: con --house, offre /metrics a Prometheus e /healthz ai controlli; solo su questo computer, senza un indirizzo',
  'usage.trust-proxy':
    '--trust-proxy INDIRIZZI: i proxy davanti a questo host di cui si accetta X-Forwarded-For, separati da virgole',
  'usage.public-url':
    '--public-url URL: dove si raggiunge questo host attraverso un proxy, per esempio https://club.example',
  'usage.no-discovery': '--no-discovery: gli altri host in rete non vedono questo, e non vengono cercati',
  'usage.closed': '--closed: chiuso alla rete finché qualcuno non lo apre da questo computer',
  'usage.doctor': '--doctor: dice perché in rete nessuno vede quello che è aperto qui, e che cosa aiuta',
  'usage.help': '--help: questa pagina',
  'flag.unknown': 'L’opzione {flag} non esiste. Vedi --help.',
  'flag.no-value': 'Dopo {flag} manca un valore. Vedi --help.',
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
    'Non si riesce a bloccare {at} ({why}), e in due si rovinerebbe quello che contiene. Avvia con una cartella sul disco di questo computer: --data CARTELLA',
  'folder.elsewhere':
    'Panno Verde è aperto sul computer {why}, con la stessa cartella. Chiudilo lì. Se lì non è più aperto, elimina {at}.',
  'window.falls': 'La finestra continua a bloccarsi.',
  'window.falls.detail': 'Le partite sono al sicuro. Riapri la finestra, oppure esci e continua più tardi.',
  'window.open-again': 'Riapri',
  'window.quit': 'Esci',
  'window.hangs': 'La finestra non risponde.',
  'window.hangs.detail': 'Aspetta un momento, oppure riaprila. Le partite sono comunque al sicuro.',
  'window.wait': 'Aspetta',
  'window.open-anew': 'Riapri',
  'menu.table': 'Tavolo',
  'menu.full-screen': 'Schermo intero',
  'menu.edit': 'Modifica',
  'menu.undo': 'Annulla',
  'menu.redo': 'Ripristina',
  'menu.cut': 'Taglia',
  'menu.copy': 'Copia',
  'menu.paste': 'Incolla',
  'menu.selectAll': 'Seleziona tutto',
  'menu.about': 'Informazioni su Panno Verde',
  'menu.hide': 'Nascondi Panno Verde',
  'menu.hideOthers': 'Nascondi altre',
  'menu.unhide': 'Mostra tutte',
  'port-taken': 'La porta {port} è occupata. Scegline un’altra: --port N',
  'no-listening': 'Impossibile ascoltare su {host}, porta {port}: {why}',
  'no-house': 'A {servers} non risponde nessun NATS: {why}',
  'this-computer': 'questo computer',
  mind: 'Attenzione: {notice}',
  'open-here': 'Panno Verde è aperto su questo computer: {address}',
  'on-network': 'in rete: {address}',
  'on-network.later': 'in rete, appena si apre: {address}',
  'or-at': 'oppure: {address}',
  'on-television': 'su una TV: {address}',
  kept: 'Tutto si salva in {folder}. Ctrl-C chiude i tavoli; si riprendono al prossimo avvio.',
  code: 'con il codice {code}',
  phone: 'Per entrare con un telefono inquadra questo, o usa il codice {code}:',
  'doctor.looking': 'Controllo perché nessuno lo vede…',
  'reach.open': 'Aperto in rete: {address}',
  'reach.closed': 'Non più aperto in rete.',
  closed: 'È chiuso alla rete finché non lo apri da lì. Per un server aperto fin dall’inizio: npm run serve',
  'code.new': 'C’è un codice nuovo. Quello di prima non vale più.',
  'host-key.here':
    '{who} legge a voce tre carte, da un altro computer ({device}). Se sono queste, in quest’ordine, nessuno vi spia. Se no, in mezzo c’è qualcuno: dillo, e usate tutti e due un’altra rete.',
  'host-key.somebody': 'Qualcuno',
  card: '{rank, select, 1 {asso} R {re} C {cavallo} F {fante} other {{rank}}} di {suit, select, D {denari} C {coppe} S {spade} other {bastoni}}',
  'no-window.display': 'Niente finestra di Electron (non c’è uno schermo): lo stesso tavolo si apre nel browser.',
  'no-window.electron':
    'Niente finestra di Electron (non è installato e non si è potuto scaricare): lo stesso tavolo si apre nel browser.',
  'relay.usage':
    '{command} --tokens FILE [--port N] [--host INDIRIZZO] [--name NOMI] [--cert FILE --key FILE] [--trust-proxy INDIRIZZI] [--metrics [INDIRIZZO:]PORTA]',
  'relay.usage.tokens':
    '--tokens FILE: chi può aprire tavoli qui: su ogni riga una parola segreta di almeno 16 lettere; si rilegge con SIGHUP',
  'relay.usage.name':
    '--name NOMI: i nomi con cui lo si raggiunge, come nel suo indirizzo (relay.example); senza, solo da questo computer',
  'relay.usage.tls':
    '--cert FILE, --key FILE: certificato e chiave per https, in formato PEM; senza, https lo fa un proxy davanti',
  'relay.usage.metrics':
    '--metrics [INDIRIZZO:]PORTA: offre /metrics a Prometheus; solo su questo computer, senza un indirizzo',
  'relay.tokens': '--tokens vuole un file con una parola segreta di almeno 16 lettere su ogni riga',
  'relay.tokens.line': '{file}, riga {line}: ci vogliono almeno 16 lettere, senza spazi',
  'relay.file': 'Impossibile leggere {file}: {why}',
  'relay.name': '--name {given}: non è un nome come in https://relay.example',
  'relay.nameless': 'Senza nome lo può usare solo questo computer: aggiungi --name.',
  'relay.open':
    'Relay aperto sulla porta {port}, per {count, plural, one {# token} other {# token}}. Non legge niente e non salva niente.',
};
