import type { Messages } from '#shared/i18n/translate.ts';

/** An evening on the television. */
export const TV_EVENING: Messages = {
  'tv-evening.round': 'Turno {round} di {rounds}',
  'tv-evening.round.game': 'Turno {round} di {rounds} · {game}',
  'tv-evening.before': '{count, plural, one {# turno} other {# turni}}, {minutes} minuti l’uno',
  'tv-evening.before.task': 'Il primo turno sta per cominciare. Inquadra qui con il telefono per giocare.',
  'tv-evening.free': 'Ogni partita conta. Inquadra qui con il telefono per giocare.',
  'tv-evening.over':
    '{count, plural, =0 {La serata è finita.} one {{names} vince la serata.} other {Vincono insieme la serata {names}.}} Grazie a tutti!',
  'tv-evening.players': '{count, plural, =0 {Ancora nessuno} one {Una persona in gioco} other {# persone in gioco}}',
  'tv-evening.clock': 'alla fine del turno',
  'tv-evening.clock.before': 'dalle prime carte',
  'tv-evening.clock.up': 'Tempo scaduto: finite questa smazzata.',
  'tv-evening.secret':
    'Tutti i tavoli giocano le stesse smazzate. Le carte di un altro tavolo si vedono quando le hanno giocate tutti.',
  'tv-evening.tables': 'Tavoli',
  'tv-evening.tables.page': 'Tavoli {from}–{to} di {count}',
  'tv-evening.standings.page': 'Posti {from}–{to} di {count}',
  'tv-evening.table': 'Tavolo {number}',
  'tv-evening.table.show': 'Mostra il tavolo {number}',
  'tv-evening.table.game': 'Tavolo {number} · {game}',
  'tv-evening.out': 'Senza tavolo',
  'tv-evening.out.sits': 'riposa in questo turno',
  'tv-evening.out.next': 'gioca dal prossimo turno',
  'tv-evening.won': 'ha vinto',
  'tv-evening.four': 'Quattro tavoli',
  'tv-evening.word': 'Chi organizza',
  'tv-evening.word.table': 'Chi organizza, al tavolo {table}',
  'tv-evening.called': 'Tavolo {table}, vi chiamano!',
  'tv-evening.turn': 'di turno',
};
