import type { Messages } from '../../../i18n/translate.ts';

/** Why an evening's desk refuses something beside what its form and its results ask; then what its tables are called. */
export const EVENING_DESK_MESSAGES: Messages = {
  'no-evening': 'Qui non c’è ancora una serata. Prima cominciane una.',
  'evening-moved': 'La serata continua su {host}.',
  'evening-there': 'C’è già una serata in corso. Chiudila prima di cominciarne un’altra.',
  'evening-over': 'Questa serata è finita. La classifica resta.',
  'evening-on': 'C’è una serata: chi gioca, a cosa e dove lo dice chi organizza. Aspetta il prossimo turno.',
  'no-duplicate':
    'A {game} più tavoli non possono avere le stesse carte. Scegli i piazzamenti o i punti del gioco, o un altro gioco.',
  'not-so-many-deals': 'Una partita a {game} non può durare {deals} smazzate. Scegli un altro numero di smazzate.',
  'room-playing':
    'Al tavolo della stanza {count, plural, one {sta giocando} other {stanno giocando}} {names}. Sospendete quella partita, o aspettate che finisca.',
  'tables-playing': 'Nel turno {round} ci sono ancora carte in tavola. Aspetta il risultato, o interrompi la partita.',
  'round-made': 'I posti del turno {round} sono già assegnati.',
  'no-seat-left': 'In questo turno nessun bot ha più un posto.',
  'nothing-to-deal': 'Tutti i tavoli di questo turno hanno già le carte.',
  'desk-seats': 'Chi siede qui e a cosa si gioca lo decide chi organizza.',
  'deals-secret':
    'Altri tavoli giocano le stesse carte. Finché non le hanno giocate tutti, le vede solo chi gioca qui.',
  'too-many-words': 'Troppi messaggi in una volta. Aspetta un secondo e invialo di nuovo.',

  // What is no refusal
  'table.name': 'Tavolo {number}',
  'by.home': 'Il computer che ospita',
};
