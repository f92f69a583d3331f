import type { Messages } from '#shared/i18n/translate.ts';

/** The television. */
export const TV: Messages = {
  'tv.title': 'Il grande schermo',
  'tv.about': 'Questo schermo mostra il tavolo e le carte di nessuno: quelle stanno sui telefoni.',
  'tv.code': 'Il codice del tavolo',
  'tv.show': 'Mostra il tavolo',
  'tv.join': 'Siediti con il telefono',
  'tv.closed': 'Questo tavolo non è aperto ai telefoni: chi ospita può aprirlo prima della partita.',
  'tv.free': 'libero',
  'tv.waiting': 'Quando tutti i posti sono presi, chi ha aperto il tavolo dà le carte.',
  'tv.ready': 'Ci siamo tutti. Chi ha aperto il tavolo dà le carte.',
  'tv.lost': 'Il tavolo non risponde. Nuovo tentativo…',
  'tv.stalled': 'La casa non risponde. Riprende da solo.',
  'tv.paused': 'La partita è in pausa',
  'tv.turn':
    '{count, plural, one {{kind, select, bot {di turno} away {non c’è: la partita aspetta} other {tocca a te}}} other {tutti insieme}}',
  'tv.all': 'Tutti',
  'tv.winners': '{count, plural, one {vince la partita} other {vincono la partita}}',
  'tv.several': '{count, plural, one {Uno} other {In #}}',
  'tv.leave': 'Torna al tavolo',
  'tv.table.deep': 'Mostra il tavolo in rilievo',
  'tv.table.flat': 'Mostra il tavolo piatto: chiede meno a questo schermo',
  'tv.round.lobby': '{table} · {game}',
  'tv.round.desk': 'Tutti i tavoli',
  'home.games': 'Giochi',
  'claim.screen': 'Qualcuno dice: «Sono {names}.» Chi siede al tavolo può dire se è vero.',
  'seat.away': 'assente',
  'seat.bot': 'bot · {level}',
  'table.dark': 'Questo dispositivo non riesce a disegnare il tavolo. Si può giocare tutto a parole.',
  'notice.read': 'Ho letto',
  'error.tabletop': 'L’immagine del tavolo è caduta. La partita va avanti, e si può giocare tutto a parole.',
};
