import type { Messages } from '../../../i18n/translate.ts';

/**
 * Why the host refuses something, whatever the game: what happened, and what to do about it. What no phone can ask for is
 * refused in DESKTOP_ONLY_MESSAGES.
 */
export const HOST_MESSAGES: Messages = {
  // The connection
  'opened-elsewhere': 'Panno Verde è aperto in un’altra finestra. Continua lì, o torna a questa.',
  'host-strange':
    'Il computer che ospita ha inviato qualcosa di illeggibile. Ricarica la pagina; se non basta, aggiornate tutti e due alla stessa versione.',
  'meddled-with':
    'Fra questo dispositivo e il tavolo qualcuno ha cambiato i messaggi. Non sono stati usati, e la connessione si riapre. Se succede ancora, usa un’altra rete.',

  // Coming in
  'wrong-code':
    'Con questo codice non si apre nessun tavolo. Controllalo, o chiedi a chi ospita: forse è cambiato, o il tavolo è bloccato.',
  'not-entered': 'Non sei ancora a questo tavolo. Scrivi prima il codice.',
  'kept-out': 'Chi ospita ha rimosso te, o il dispositivo con cui arrivi. Solo chi ospita può farti rientrare.',

  // The room
  'not-in-room': 'Non sei ancora dentro. Prima scrivi il codice, o inquadralo.',

  // Tables
  'no-such-table': 'Questo tavolo non c’è più. Torna indietro e scegline un altro.',

  // Seats
  'seat-taken': 'Quel posto è preso. Scegline un altro.',

  // Names
  'name-empty': 'Prima scrivi il tuo nome.',
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
