import type { Messages } from '../../../i18n/translate.ts';

/**
 * Why the host refuses something, whatever the game: what happened, and what to do about it. What no phone can ask for is
 * refused in DESKTOP_ONLY_MESSAGES.
 */
export const HOST_MESSAGES: Messages = {
  // The connection
  'opened-elsewhere': 'Hai aperto Panno Verde in un’altra finestra. Continua lì, o torna a questa.',
  'host-strange':
    'Il computer che ospita dice qualcosa che qui non si riesce a leggere. Ricarica la pagina; se non basta, portate tutti e due alla stessa versione.',
  'meddled-with':
    'Qualcuno tra questo dispositivo e il tavolo ha cambiato quello che si diceva. Non gli si è creduto; la linea è stata chiusa e si riapre. Se succede ancora, usa un’altra rete.',

  // Coming in
  'wrong-code':
    'Questo codice qui non apre nessun tavolo. Guarda bene, o chiedi a chi ospita: forse è cambiato, o la porta è chiusa.',
  'too-many-tries': 'Troppi codici sbagliati. Aspetta {seconds} s e riprova.',
  'not-entered': 'A questo tavolo non sei ancora dentro. Prima il codice.',
  'kept-out':
    'Chi ospita questo tavolo tiene fuori te, o il dispositivo con cui arrivi. Può farti rientrare solo chi ospita.',

  // The room
  'not-in-room': 'Non sei ancora dentro. Prima scrivi il codice, o inquadralo.',
  'mark-taken': '{name} ha già questo colore e questo segno. Scegline altri.',

  // Tables
  'no-such-table': 'Questo tavolo non c’è più. Torna indietro e scegline un altro.',

  // Seats
  'seat-taken': 'Lì siede già qualcuno. Scegli un altro posto.',

  // Names
  'name-empty': 'Prima il tuo nome.',
  'name-long': 'Un nome ha al massimo {max} lettere.',
  'name-strange':
    'In questo nome c’è qualcosa che non tutti gli schermi sanno mostrare. Vanno bene lettere, cifre ed emoji.',
  'name-taken': 'Qui c’è già qualcuno che si chiama {name}. Che ne dici di {free}?',

  // Moves
  stale: 'Intanto il tavolo è andato avanti. Guarda di nuovo, poi scegli.',
  paused: 'Chi ospita ha messo in pausa la partita. Aspetta che riprenda.',
};

/** What tables are called: by who made them and what is played; `more` where that is another's name already; `desk` at an evening. */
export const TABLE_NAMES: Messages = {
  'called.first': '{game} da {name}',
  'called.more': '{game} da {name}, {number}',
  'called.desk': 'Tavolo {number}',
};
