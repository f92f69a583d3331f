import type { Messages } from '#shared/i18n/translate.ts';

/** The television. */
export const TV: Messages = {
  'tv.title': 'TV',
  'tv.about': 'Qui si vede solo il tavolo: le carte sono sui telefoni.',
  'tv.code': 'Codice del tavolo',
  'tv.show': 'Mostra il tavolo',
  'tv.join': 'Inquadra per entrare',
  'tv.closed': 'I telefoni non possono ancora entrare: chi ospita può aprire il tavolo.',
  'tv.free': 'libero',
  'tv.waiting': 'Quando tutti i posti sono presi, chi ospita dà le carte.',
  'tv.ready': 'Ci siamo tutti. Chi ospita dà le carte.',
  'tv.lost': 'Il tavolo non risponde. Nuovo tentativo…',
  'tv.stalled': 'Aspettiamo gli altri host, poi si riprende.',
  'tv.paused': 'In pausa',
  'tv.turn':
    '{count, plural, one {{kind, select, bot {di turno} away {non c’è: la partita aspetta} other {tocca a te}}} other {tutti insieme}}',
  'tv.all': 'Tutti',
  'tv.winners': '{count, plural, one {vince la partita} other {vincono la partita}}',
  'tv.several': '{count, plural, one {Uno} other {In #}}',
  'tv.leave': 'Torna al tavolo',
  'tv.table.deep': 'Grafica 3D',
  'tv.table.flat': 'Grafica semplice per TV lente',
  'tv.round.lobby': '{table} · {game}',
  'tv.round.desk': 'Tutti i tavoli',
  'home.games': 'Giochi',
  'claim.screen': 'Qualcuno dice: «Sono {names}.» Chi è al tavolo può dire se è vero.',
  'seat.away': 'assente',
  'seat.bot': 'bot · {level}',
  'table.dark': 'Questo dispositivo non riesce a disegnare il tavolo. Puoi giocare in modalità testo.',
  'notice.read': 'Ho capito',
  'error.tabletop': 'L’immagine del tavolo si è bloccata. La partita continua: puoi giocare in modalità testo.',
};
