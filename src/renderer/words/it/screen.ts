import type { Words } from '#shared/words/say.ts';

/** The big screen: read from the sofa. */
export const SCREEN: Words = {
  'screen.title': 'Il grande schermo',
  'screen.about': 'Questo schermo mostra il tavolo e le carte di nessuno: quelle stanno sui telefoni.',
  'screen.code': 'Il codice del tavolo',
  'screen.show': 'Mostra il tavolo',
  'screen.join': 'Siediti con il telefono',
  'screen.room.empty': 'Inquadra questo con il telefono ed entra.',
  'screen.room.choose': '{name} sceglie il prossimo gioco dal telefono.',
  'screen.room.nobody-leads': 'Nessuno sta ancora a capotavola: il gioco si sceglie al computer.',
  'screen.room.closed': 'Questa stanza è chiusa: con il telefono non entra ancora nessuno.',
  'screen.room.open-it': 'Apri la stanza dal computer a cui appartiene questo schermo.',
  'screen.room.more': '{count, plural, one {e un’altra persona} other {e altre #}}',
  'screen.knock': 'Chi nella stanza ha un telefono tocchi queste tre carte, e qui si vedrà la stanza.',
  'screen.closed': 'Questo tavolo non è aperto ai telefoni: chi ospita può aprirlo prima della partita.',
  'screen.free': 'libero',
  'screen.waiting': 'Quando tutti i posti sono presi, chi ha aperto il tavolo dà le carte.',
  'screen.ready': 'Ci siamo tutti. Chi ha aperto il tavolo dà le carte.',
  'screen.stalled': 'La casa non risponde. Riprende da solo.',
  'screen.paused': 'La partita è in pausa',
  'screen.turn': '{count, plural, one {tocca a te} other {tutti insieme}}',
  'screen.all': 'Tutti',
  'screen.winners': '{count, plural, one {vince la partita} other {vincono la partita}}',
  'screen.several': '{count, plural, one {Uno} other {In #}}',
  'screen.show-this': 'Mostra questo tavolo sul grande schermo',
  'screen.leave': 'Torna al tavolo',
};
