import type { Words } from '#shared/words/say.ts';

/** Tables in the house, and the way in to them. */
export const JOINING: Words = {
  'tables.title': 'Aperti in casa',
  'tables.at': 'su {host}',
  'tables.here': 'su questo computer',
  'tables.version': 'versione {version}, non la nostra ({own})',
  'tables.visiting': 'Sei ospite di {host}.',
  'tables.leave': 'Torna ai miei tavoli',
  'tables.join': 'Entra con un codice',
  'join.title': 'Entra a un tavolo',
  'join.code': 'Codice del tavolo',
  'join.code.about': 'Quattro lettere. Le ha chi ha aperto il tavolo, e il grande schermo le mostra.',
  'join.address': 'Indirizzo dell’altro computer',
  'join.address.about': 'Come si legge prima della partita. Lascialo vuoto per un tavolo su questo computer.',
  'join.address.example': '192.168.1.20:4747',
  'join.address.wrong': 'Non è un indirizzo. Un indirizzo è così: 192.168.1.20:4747.',
  'join.enter': 'Entra',
  'join.trying': 'Busso…',
  'join.no-answer': 'Non risponde nessuno. Riprovare può servire.',
};
