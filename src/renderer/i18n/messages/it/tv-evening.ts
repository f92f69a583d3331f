import type { Messages } from '#shared/i18n/translate.ts';

/** An evening on the big screen: read from the sofa. */
export const TV_EVENING: Messages = {
  'desk-screen.round': 'Turno {round} di {rounds}',
  'desk-screen.round.game': 'Turno {round} di {rounds} · {game}',
  'desk-screen.before': '{count, plural, one {# turno} other {# turni}}, {minutes} minuti l’uno',
  'desk-screen.before.task': 'Il primo turno sta per cominciare. Inquadra questo con il telefono per esserci.',
  'desk-screen.free': 'Ogni partita conta. Inquadra questo con il telefono per giocare.',
  'desk-screen.over':
    '{count, plural, =0 {La serata è finita.} one {{names} vince la serata.} other {Vincono insieme la serata {names}.}} Grazie a tutti!',
  'desk-screen.players': '{count, plural, =0 {Ancora nessuno} one {Una persona in gioco} other {# persone in gioco}}',
  'desk-screen.clock': 'alla fine del turno',
  'desk-screen.clock.before': 'dalle prime carte',
  'desk-screen.clock.up': 'Il tempo è scaduto: finite questa smazzata.',
  'desk-screen.secret':
    'Tutti i tavoli giocano le stesse smazzate. Nessuno vede le carte di un altro tavolo finché non le hanno giocate tutti.',
  'desk-screen.tables': 'Tavoli',
  'desk-screen.tables.page': 'Tavoli {from}–{to} di {count}',
  'desk-screen.standings.page': 'Posti {from}–{to} di {count}',
  'desk-screen.table': 'Tavolo {number}',
  'desk-screen.table.show': 'Tavolo {number}: mostralo',
  'desk-screen.table.game': 'Tavolo {number} · {game}',
  'desk-screen.out': 'Senza tavolo',
  'desk-screen.out.sits': 'riposa in questo turno',
  'desk-screen.out.next': 'gioca dal prossimo turno',
  'desk-screen.won': 'ha vinto',
  'desk-screen.four': 'Quattro tavoli insieme',
  'desk-screen.word': 'La regia',
  'desk-screen.word.table': 'La regia al tavolo {table}',
  'desk-screen.called': 'Si chiama il tavolo {table}',
  'desk-screen.turn': 'di turno',
};
