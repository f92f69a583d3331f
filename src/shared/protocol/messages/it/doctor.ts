import type { Messages } from '../../../i18n/translate.ts';

/** Perché nessuno vede un tavolo, e che cosa aiuta: per ogni causa una frase, per ogni rimedio una. */
export const DOCTOR_MESSAGES: Messages = {
  'doctor.no-network': 'Questo computer non è in rete.',
  'doctor.no-address': 'La rete c’è, ma il router non ha dato un indirizzo a questo computer.',
  'doctor.only-vpn': 'Questo computer non è nella rete di casa: ha solo {name}, una VPN, che porta altrove.',
  'doctor.no-ipv4': 'Questa rete non ha indirizzi IPv4, e i tavoli si trovano solo con quelli.',
  'doctor.macos-permission': 'macOS non lascia usare a Panno Verde la rete locale.',
  'doctor.nothing-goes-out': 'Una regola di questo computer blocca tutto quello che invia alla rete.',
  'doctor.vpn-keeps-in':
    'Da questo computer alla rete non passa nulla: lo blocca una regola, quasi certamente della VPN ({name}).',
  'doctor.voiceless': 'Questo computer non può annunciarsi alla rete ({code}): non trova e non si fa trovare.',
  'doctor.closed': 'Qui nessun tavolo è aperto: entra solo questo computer.',
  'doctor.told-alone':
    'Panno Verde è stato avviato solo per questo computer (--host): nessun altro può entrare, in nessun caso.',
  'doctor.no-discovery': 'Panno Verde è stato avviato con --no-discovery: non annuncia tavoli e non ne cerca.',
  'doctor.port-taken': 'Un altro programma usa la porta {port} su {address}: lì Panno Verde non si raggiunge.',
  'doctor.deaf': 'Panno Verde non può ascoltare su {address} ({code}): da lì non entra nessuno.',
  'doctor.other-port':
    'Qui Panno Verde è alla porta {port}, non alla solita {usual}: un indirizzo senza la porta conduce altrove.',
  'doctor.firewall': 'Il firewall di questo computer ({name}) blocca gli altri.',
  'doctor.firewall-perhaps':
    'Su questo computer è attivo un firewall ({name}), e Panno Verde non può sapere se lascia entrare gli altri.',
  'doctor.firewall-multicast': 'Un firewall di questo computer ({name}) blocca gli annunci della rete.',
  'doctor.call-lost':
    '{host} ha provato a raggiungere questo computer, senza riuscirci: di solito è il firewall di questo computer.',
  'doctor.apart':
    'In questa rete risponde solo il router: non c’è nessun altro, o il punto d’accesso tiene separati i dispositivi.',
  'doctor.multicast':
    '{host} dice che annuncia i suoi tavoli, ma qui non arriva nulla: la rete non inoltra gli annunci (multicast).',
  'doctor.other-subnet':
    '{other} è entrato da un’altra rete, dietro un router: da lì non si vede che cosa è aperto qui.',
  'doctor.other-version': 'In rete c’è un’altra versione: {theirs}. La tua è {ours}.',
  'doctor.reached': 'Qui va tutto bene: {by} è appena riuscito a raggiungere questo computer.',
  'doctor.well': 'Da questo computer sembra tutto a posto.',
  'doctor.found': 'Va tutto bene: su {host} c’è un tavolo aperto, e si trova.',
  'doctor.nothing-open': 'Su {host} gira Panno Verde, ma non c’è nessun tavolo aperto.',
  'doctor.nobody-there': 'Questo computer sente la rete e ha chiesto a tutti: nessun altro Panno Verde risponde.',
  'doctor.there-reached': '{host} risponde a {address}.',
  'doctor.there-closed': 'A {address} c’è un computer, ma nessun tavolo aperto.',
  'doctor.there-other': 'Quello che c’è a {address} non è Panno Verde.',
  'doctor.there-firewall': 'A {address} c’è un computer, ma non lascia entrare nessuno: di solito è il suo firewall.',
  'doctor.there-nobody':
    'A {address} non risponde nessuno: il dispositivo è spento, ha cambiato indirizzo, o il punto d’accesso lo tiene separato.',
  'doctor.there-far': '{address} è in un’altra rete rispetto a questo computer ({own}), e lì non risponde nessuno.',

  'doctor.do.join-network': 'Entra nel Wi-Fi in cui sono gli altri, o inserisci il cavo.',
  'doctor.do.ask-router': 'Esci dalla rete e rientra. Se non basta, riavvia il router.',
  'doctor.do.leave-vpn': 'Entra nel Wi-Fi in cui sono gli altri. Se non compare, sospendi la VPN.',
  'doctor.do.type-address': 'Gli altri possono entrare con l’indirizzo: «Entra con un codice», poi {address}.',
  'doctor.do.type-theirs': 'Usa «Entra con un codice» e l’indirizzo che mostra l’altro computer.',
  'doctor.do.allow-on-macos':
    'Impostazioni di Sistema → Privacy e sicurezza → Rete locale: attiva Panno Verde, poi riavvialo.',
  'doctor.do.let-out': 'Permetti a Panno Verde le connessioni in uscita nel firewall di questo computer.',
  'doctor.do.let-vpn': 'Permetti la rete locale nelle impostazioni della VPN, o sospendila mentre giocate.',
  'doctor.do.open-table': 'Apri il tavolo, o la stanza, alla rete.',
  'doctor.do.let-listen': 'Avvialo senza --host, o con --host 0.0.0.0.',
  'doctor.do.discover': 'Avvialo senza --no-discovery, o entra con l’indirizzo che mostra l’altro computer.',
  'doctor.do.free-port':
    'Chiudi l’altro programma, quasi certamente un secondo Panno Verde: questo prende la porta da solo.',
  'doctor.do.start-again': 'Riavvia Panno Verde, con una porta da 1024 in su se ne ha una più bassa.',
  'doctor.do.type-port': 'Aggiungi la porta: {address}.',
  'doctor.do.command': 'Aprilo: esegui questo in un terminale, come amministratore.',
  'doctor.do.macos-app':
    'Impostazioni di Sistema → Rete → Firewall → Opzioni: consenti a Panno Verde le connessioni in entrata. O in un terminale:',
  'doctor.do.macos-all':
    'Impostazioni di Sistema → Rete → Firewall → Opzioni: disattiva il blocco di tutte le connessioni in entrata. O in un terminale:',
  'doctor.do.let-meet':
    'Controlla che tutti e due siano sullo stesso Wi-Fi, e non su quello per gli ospiti; nel router disattiva ciò che separa i dispositivi («AP isolation»).',
  'doctor.do.same-version': 'Aggiornate tutti e due alla stessa versione; intanto con un browser si entra ovunque.',
  'doctor.do.look-there':
    'Controlla l’altro dispositivo: è sullo stesso Wi-Fi, e non su quello per gli ospiti? Lì puoi anche scrivere {address}.',
  'doctor.do.choose': 'Sceglilo nell’elenco dei tavoli aperti.',
  'doctor.do.choose-asked': 'È stato trovato chiedendo, e ora è nell’elenco: sceglilo lì.',
  'doctor.do.open-there': 'Apri un tavolo su {host}.',
  'doctor.do.ask-there': 'Controlla anche lì: npm run serve -- --doctor dice perché nessuno lo vede.',
  'doctor.do.come-in': 'Entra lì con il codice del tavolo.',
  'doctor.do.other-place': 'Controlla l’indirizzo, e la porta dopo i due punti.',
  'doctor.do.same-network': 'Entra nella rete in cui è l’altro computer.',
};
