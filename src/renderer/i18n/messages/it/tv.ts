import type { Messages } from '#shared/i18n/translate.ts';

/** The big screen: read from the sofa. */
export const TV: Messages = {
  'screen.title': 'Il grande schermo',
  'screen.about': 'Questo schermo mostra il tavolo e le carte di nessuno: quelle stanno sui telefoni.',
  'screen.code': 'Il codice del tavolo',
  'screen.show': 'Mostra il tavolo',
  'screen.join': 'Siediti con il telefono',
  'screen.closed': 'Questo tavolo non è aperto ai telefoni: chi ospita può aprirlo prima della partita.',
  'screen.free': 'libero',
  'screen.waiting': 'Quando tutti i posti sono presi, chi ha aperto il tavolo dà le carte.',
  'screen.ready': 'Ci siamo tutti. Chi ha aperto il tavolo dà le carte.',
  'screen.lost': 'Il tavolo non risponde. Nuovo tentativo…',
  'screen.stalled': 'La casa non risponde. Riprende da solo.',
  'screen.paused': 'La partita è in pausa',
  'screen.turn':
    '{count, plural, one {{kind, select, bot {di turno} away {non c’è: la partita aspetta} other {tocca a te}}} other {tutti insieme}}',
  'screen.all': 'Tutti',
  'screen.winners': '{count, plural, one {vince la partita} other {vincono la partita}}',
  'screen.several': '{count, plural, one {Uno} other {In #}}',
  'screen.show-this': 'Mostra questo tavolo sul grande schermo',
  'screen.leave': 'Torna al tavolo',
  'screen.table.deep': 'Mostra il tavolo in rilievo',
  'screen.table.flat': 'Mostra il tavolo piatto: chiede meno a questo schermo',
  'screen.round.lobby': '{table} · {game}',
  'screen.round.desk': 'Tutti i tavoli',
};
