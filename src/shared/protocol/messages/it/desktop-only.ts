import type { Messages } from '../../../i18n/translate.ts';

/** Why a deal can't be played by its code. */
export const DEAL_CODE_MESSAGES: Messages = {
  'code-wrong': 'Questo non è il codice di una smazzata: una lettera è sbagliata, o ne manca qualcuna.',
  'code-short': 'Il codice è più lungo. Scrivi tutti i suoi gruppi.',
  'code-other': 'Questo codice è una smazzata di un altro gioco, o di regole che qui non ci sono.',
  'deal-fixed':
    'Il codice dice in quanti si gioca questa smazzata, e con quali opzioni. Per cambiarle prepara un altro tavolo.',
};

/** Why the host refuses what only the app asks for: other hosts, known devices, kept matches, tables by name. */
export const DESKTOP_ONLY_MESSAGES: Messages = {
  // Other hosts in the house
  'no-such-address': '{address} non è un indirizzo. Guarda bene com’è scritto.',
  'name-not-found': 'Nella rete nessuno conosce il nome {name}. Prova con l’indirizzo in cifre.',
  'nobody-listens': 'A {address} c’è un computer, ma nessun tavolo aperto. Guarda anche la porta dopo i due punti.',
  'no-answer': 'A {address} non risponde nessuno. I due computer sono nella stessa rete, e l’altro è acceso?',
  'not-panno-verde': 'A {address} c’è qualcosa che non è Panno Verde. Guarda anche la porta dopo i due punti.',
  'other-version':
    '{host} ha Panno Verde {theirs}, qui c’è {ours}. {older, select, ours {Aggiorna questo.} theirs {Va aggiornato quello.} other {Portate tutti e due alla stessa versione.}} Intanto si gioca da un browser su questo computer: http://{address}',

  // Cards that two people compare
  'nothing-to-compare':
    'Questa linea non esce da questo computer, o non è sigillata: non ci sono carte da confrontare.',
  'compare-inside': 'Prima entra con il codice: poi le carte compaiono anche sull’altro computer.',
  'compare-lies': 'Lì ci sono già le carte di questo dispositivo. Riprova fra {seconds} s.',
  'compare-anew': 'È passato troppo tempo, o si sono già viste. Ricomincia.',
  'cards-differ':
    'Le carte non erano le stesse: fra te e chi ospita sta in mezzo qualcuno. La linea è stata chiusa, la chiave dimenticata, e il tuo posto resta tuo. Usa un’altra rete, o un collegamento del tavolo.',

  // What is kept
  'no-such-device': 'Questo dispositivo qui non si conosce più.',
  'that-is-you': 'È il dispositivo con cui lo chiedi. Non può dimenticarsi da sé.',
  'no-such-record': 'Fra le partite che hai giocato o ospitato questa non c’è.',

  // Tables
  'only-home-opens': 'I tavoli si aprono dal computer che ospita, o li apre chi ne ha il permesso.',
  'no-bot-there': 'Lì non c’è nessun bot.',
  'no-person-there': 'Lì non c’è nessuno da allontanare.',
  'host-stays': 'Chi ha aperto il tavolo non si può allontanare. Può alzarsi.',
  'table-name-empty': 'Prima un nome per il tavolo.',
  'table-name-long': 'Il nome di un tavolo ha al massimo {max} lettere.',
  'table-name-taken': 'Qui c’è già un altro tavolo che si chiama {name}. Che ne dici di {free}?',
};
