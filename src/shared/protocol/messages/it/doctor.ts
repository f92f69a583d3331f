import type { Messages } from '../../../i18n/translate.ts';

/** Perché nessuno vede un tavolo, e che cosa aiuta: per ogni causa una frase, per ogni rimedio una. */
export const DOCTOR_MESSAGES: Messages = {
  'doctor.no-network': 'Questo computer non è in nessuna rete.',
  'doctor.no-address': 'Una rete c’è, ma il suo router non ha dato un indirizzo a questo computer.',
  'doctor.only-vpn': 'Questo computer non è in nessuna rete di casa: c’è solo {name}, che porta fuori (una VPN).',
  'doctor.no-ipv4': 'Questa rete non ha indirizzi IPv4, e i tavoli si trovano solo con quelli.',
  'doctor.macos-permission': 'macOS non lascia entrare Panno Verde nella rete locale.',
  'doctor.nothing-goes-out': 'Una regola di questo computer non lascia uscire nulla verso la casa.',
  'doctor.vpn-keeps-in':
    'Da questo computer non esce nulla verso la casa: lo vieta una regola, con ogni probabilità della VPN ({name}).',
  'doctor.voiceless':
    'Questo computer non può parlare a tutta la casa insieme ({code}): così non trova e non è trovato.',
  'doctor.closed': 'Qui nessun tavolo è aperto: entra solo questo computer.',
  'doctor.told-alone':
    'Panno Verde è partito solo per questo computer (--host): nessun altro può entrare, qualunque cosa sia aperta.',
  'doctor.no-discovery': 'Panno Verde è stato avviato con --no-discovery: non annuncia tavoli e non ne cerca.',
  'doctor.port-taken':
    'Un altro programma di questo computer ha la porta {port} su {address}: lì Panno Verde non si raggiunge.',
  'doctor.deaf': 'Panno Verde non può ascoltare su {address} ({code}): da lì non entra nessuno.',
  'doctor.other-port':
    'Qui Panno Verde è alla porta {port}, non alla solita {usual}: un indirizzo scritto senza la porta conduce altrove.',
  'doctor.firewall': 'Un firewall di questo computer ({name}) tiene fuori gli altri.',
  'doctor.firewall-perhaps':
    'Su questo computer è attivo un firewall ({name}), e Panno Verde non può leggere se lascia entrare gli altri.',
  'doctor.firewall-multicast': 'Un firewall di questo computer ({name}) tiene fuori ciò che si annuncia in casa.',
  'doctor.call-lost':
    '{host} doveva chiamare questo computer e non è riuscito a passare: di solito è il firewall di questo computer.',
  'doctor.apart':
    'In questa rete non risponde nessuno tranne il router: o non c’è altro dispositivo, o il punto d’accesso tiene separati i suoi.',
  'doctor.multicast':
    '{host} dice di annunciare i suoi tavoli, ma qui non ne arriva nulla: la rete non inoltra gli annunci (multicast).',
  'doctor.other-subnet':
    '{other} è entrato da un’altra rete, dietro un router: da lì nessuno vede da sé ciò che è aperto in questa.',
  'doctor.other-version': 'In casa c’è un’altra versione: {theirs}; questa è {ours}.',
  'doctor.reached': 'Qui va tutto bene: {by} è appena riuscito a raggiungere questo computer.',
  'doctor.well': 'Per quanto questo computer può dire da solo, qui va tutto bene.',
  'doctor.found': 'Va tutto bene: da {host} c’è un tavolo aperto, e si trova.',
  'doctor.nothing-open': 'Su {host} gira Panno Verde, ma non c’è nessun tavolo aperto.',
  'doctor.nobody-there':
    'Questo computer sente la casa e ha chiesto tutt’intorno: nella sua rete nessun Panno Verde risponde.',
  'doctor.there-reached': '{host} risponde a {address}.',
  'doctor.there-closed': 'A {address} c’è un computer, ma non vi è aperto nessun tavolo.',
  'doctor.there-other': 'A {address} c’è qualcosa di diverso da Panno Verde.',
  'doctor.there-firewall': 'A {address} c’è un computer, ma non lascia entrare nessuno: di solito è il suo firewall.',
  'doctor.there-nobody':
    'A {address} non risponde nessun dispositivo: è spento, ha ormai un altro indirizzo, o il punto d’accesso tiene separati i suoi.',
  'doctor.there-far': '{address} è in un’altra rete rispetto a questo computer ({own}), e lì non risponde nessuno.',

  'doctor.do.join-network': 'Entra nel Wi-Fi in cui sono gli altri, o inserisci il cavo.',
  'doctor.do.ask-router': 'Lascia la rete e rientra; se non aiuta, riavvia il router.',
  'doctor.do.leave-vpn': 'Entra nel Wi-Fi in cui sono gli altri; se non compare, sospendi la VPN.',
  'doctor.do.type-address': 'Gli altri entrano con l’indirizzo: «Entra con un codice», e lì {address}.',
  'doctor.do.type-theirs': 'Entra con l’indirizzo che mostra l’altro computer: «Entra con un codice».',
  'doctor.do.allow-on-macos':
    'Impostazioni di Sistema → Privacy e sicurezza → Rete locale: attiva Panno Verde, poi riavvialo.',
  'doctor.do.let-out': 'Permetti a Panno Verde le connessioni in uscita nel firewall di questo computer.',
  'doctor.do.let-vpn': 'Permetti la rete locale nelle impostazioni della VPN, o sospendila mentre giocate.',
  'doctor.do.open-table': 'Apri il tavolo, o la stanza, alla rete.',
  'doctor.do.let-listen': 'Avvialo senza --host, o con --host 0.0.0.0.',
  'doctor.do.discover': 'Avvialo senza --no-discovery, o entra con l’indirizzo che mostra l’altro computer.',
  'doctor.do.free-port':
    'Chiudi l’altro programma, con ogni probabilità un secondo Panno Verde; poi questo ascolta qui da sé.',
  'doctor.do.start-again': 'Riavvia Panno Verde, con una porta da 1024 in su se ne ha una più bassa.',
  'doctor.do.type-port': 'Dillo con la porta: {address}.',
  'doctor.do.command': 'Aprilo: scrivi questo in un terminale, come amministratore.',
  'doctor.do.macos-app':
    'Impostazioni di Sistema → Rete → Firewall → Opzioni: lascia che Panno Verde riceva connessioni. O in un terminale:',
  'doctor.do.macos-all':
    'Impostazioni di Sistema → Rete → Firewall → Opzioni: disattiva il blocco di tutte le connessioni in entrata. O in un terminale:',
  'doctor.do.let-meet':
    'Guarda se entrambi sono nello stesso Wi-Fi e non in quello per gli ospiti; nel router disattiva ciò che tiene separati i dispositivi («AP isolation»).',
  'doctor.do.same-version': 'Portate entrambi alla stessa versione; fino ad allora un browser entra ovunque.',
  'doctor.do.look-there':
    'Guarda l’altro dispositivo: è nello stesso Wi-Fi, e non in quello per gli ospiti? Lì si può anche scrivere {address}.',
  'doctor.do.choose': 'Sceglilo nell’elenco dei tavoli aperti.',
  'doctor.do.choose-asked': 'È stato trovato chiedendo, e sta nell’elenco: sceglilo lì.',
  'doctor.do.open-there': 'Apri un tavolo lì, su {host}.',
  'doctor.do.ask-there': 'Chiedi anche lì: npm run serve -- --doctor dice perché nessuno lo vede.',
  'doctor.do.come-in': 'Entra lì con il codice del tavolo.',
  'doctor.do.other-place': 'Guarda di nuovo l’indirizzo, e la porta dopo i due punti.',
  'doctor.do.same-network': 'Entra nella rete in cui è l’altro computer.',
};
