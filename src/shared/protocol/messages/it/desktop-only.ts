import type { Messages } from '../../../i18n/translate.ts';

/** Why a deal can't be played by its code. */
export const DEAL_CODE_MESSAGES: Messages = {
  'code-wrong': 'Non è il codice di una smazzata: una lettera è sbagliata, o ne manca qualcuna.',
  'code-short': 'Il codice è più lungo. Scrivi tutti i suoi gruppi.',
  'code-other': 'Questo codice è di un altro gioco, o di regole che qui non ci sono.',
  'deal-fixed': 'Giocatori e opzioni li fissa il codice. Per cambiarli prepara un altro tavolo.',
};

/** Why the host refuses what only the app asks for: other hosts, known devices, kept matches, tables by name. */
export const DESKTOP_ONLY_MESSAGES: Messages = {
  // Other hosts in the house
  'no-such-address': '{address} non è un indirizzo. Controlla com’è scritto.',
  'name-not-found': 'In questa rete nessuno si chiama {name}. Prova con l’indirizzo in cifre.',
  'nobody-listens': 'A {address} c’è un computer, ma nessun tavolo aperto. Controlla anche la porta dopo i due punti.',
  'no-answer': 'A {address} non risponde nessuno. I due computer sono nella stessa rete, e l’altro è acceso?',
  'not-panno-verde': 'Quello che c’è a {address} non è Panno Verde. Controlla la porta dopo i due punti.',
  'other-version':
    '{host} ha Panno Verde {theirs}, qui c’è {ours}. {older, select, ours {Aggiorna il tuo.} theirs {Va aggiornato l’altro.} other {Aggiornate tutti e due alla stessa versione.}} Intanto gioca da un browser su questo computer: http://{address}',
  'no-relay': 'Non è l’indirizzo di un relay, oppure manca il token.',

  // Cards that two people compare
  'nothing-to-compare': 'Questa connessione non esce dal computer, o non è cifrata: non ci sono carte da confrontare.',
  'compare-inside': 'Prima entra con il codice: poi le carte compaiono anche sull’altro computer.',
  'compare-lies': 'Le carte di questo dispositivo sono già su quello schermo. Riprova fra {seconds} s.',
  'compare-anew': 'È passato troppo tempo, o si sono già viste. Ricomincia.',
  'cards-differ':
    'Le carte non erano le stesse: fra te e l’host c’è qualcuno in mezzo. La connessione è stata chiusa e la chiave dimenticata; il tuo posto resta tuo. Usa un’altra rete, o un link del tavolo.',

  // What is kept
  'no-such-device': 'Questo dispositivo qui non è più conosciuto.',
  'that-is-you': 'È il dispositivo che stai usando: non può dimenticarsi da solo.',
  'no-such-record': 'Questa partita non è fra quelle che hai giocato o ospitato.',

  // Tables
  'only-home-opens': 'I tavoli si aprono dal computer che ospita, o li apre chi ne ha il permesso.',
  'no-bot-there': 'Lì non c’è nessun bot.',
  'no-person-there': 'Lì non c’è nessuno da rimuovere.',
  'host-stays': 'Chi ospita il tavolo non si può rimuovere. Può alzarsi.',
  'table-name-empty': 'Prima dai un nome al tavolo.',
  'table-name-long': 'Il nome di un tavolo ha al massimo {max} caratteri.',
  'table-name-taken': 'C’è già un tavolo che si chiama {name}. Che ne dici di {free}?',

  // Un tavolo passa a un altro computer
  'handover-none': 'Da qui i tavoli non si possono spostare.',
  'handover-one': 'Si sta già spostando un altro tavolo. Riprova tra poco.',
  'handover-often': 'L’hai chiesto tante volte. Aspetta un po’.',
  'handover-practice': 'Le partite di prova restano dove sono.',
  'handover-evening': 'In questo turno ci sono più tavoli: per ora la serata non si sposta.',
  'handover-aside': 'Questa partita è messa da parte. Riprendila, poi sposta il tavolo.',
  'handover-over': 'La partita è finita. Sposta il tavolo quando è pronta la prossima.',
  'handover-outside': '{name} gioca via internet e non potrebbe seguirvi. Il tavolo resta qui.',
  'handover-busy': 'Su {host} si sta già giocando. Il tavolo resta qui.',
  'handover-evening-there': 'Su {host} c’è già una serata. Il tavolo resta qui.',
  'handover-declined': '{host} dice di no, per ora. Il tavolo resta qui.',
  'handover-stopped': 'Il tavolo resta qui.',
  'handover-late': 'È passato troppo tempo. Il tavolo resta qui: riprova.',
  'handover-no-game': 'L’altro computer non ha questo gioco. Il tavolo resta qui.',
  'handover-other-rules':
    'L’altro computer gioca con altre regole. Aggiornate entrambi alla stessa versione; il tavolo resta qui.',
  'handover-unreadable': 'L’altro computer non riesce a leggere il tavolo, che resta qui.',
  'handover-key':
    '{host} ha una chiave diversa da prima. Entra prima in un tavolo lì e confronta le carte; questo tavolo resta qui.',
  'handover-broken': 'La connessione con l’altro computer si è interrotta. Il tavolo resta qui.',
};
