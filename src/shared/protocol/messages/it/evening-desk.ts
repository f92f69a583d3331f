import type { Messages } from '../../../i18n/translate.ts';

/** Why an evening's desk refuses something beside what its form and its results ask; then what its tables are called. */
export const EVENING_DESK_MESSAGES: Messages = {
  'no-evening': 'Qui non c’è ancora una serata. Prima cominciane una.',
  'evening-there': 'C’è già una serata in corso. Chiudila prima di cominciarne un’altra.',
  'evening-over': 'Questa serata è finita. La classifica resta com’è.',
  'evening-on': 'C’è una serata: la regia dice chi gioca, a che cosa e dove. Aspetta il prossimo turno.',
  'no-duplicate':
    'A {game} non si possono giocare le stesse carte a più tavoli. Fai contare i piazzamenti o i punti, o scegli un altro gioco.',
  'not-so-many-deals': 'Una partita a {game} non può durare {deals} smazzate. Scegli un altro numero di smazzate.',
  'room-playing':
    'Al tavolo della stanza {count, plural, one {sta giocando} other {stanno giocando}} {names}. Mettete da parte quella partita, o aspettate che finisca.',
  'tables-playing': 'Nel turno {round} ci sono ancora carte in tavola. Aspetta il risultato, o interrompi la partita.',
  'round-made': 'I posti del turno {round} sono già assegnati.',
  'no-seat-left': 'In questo turno non c’è più nessun posto di un bot.',
  'nothing-to-deal': 'Tutti i tavoli di questo turno hanno già le carte.',
  'desk-seats': 'Chi siede qui, e a che cosa si gioca, lo dice la regia.',
  'deals-secret':
    'Altri tavoli giocano le stesse carte. Finché non le hanno giocate tutti, le vede solo chi siede qui.',
  'too-many-words': 'Così in fretta non ascolta nessuno. Aspetta un secondo e dillo di nuovo.',

  // What is no refusal
  'table.name': 'Tavolo {number}',
  'by.home': 'Il computer che ospita',
};
