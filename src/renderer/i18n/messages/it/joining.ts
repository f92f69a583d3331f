import type { Messages } from '#shared/i18n/translate.ts';

/** Around what is found where a table is not seen; the causes and remedies are the host's. */
export const NETWORK_CHECK: Messages = {
  'doctor.ask.be-seen': 'Perché nessuno lo vede?',
  'doctor.ask.see': 'Perché non c’è nessun tavolo?',
  'doctor.looking': 'Guardo in giro: cinque secondi al massimo.',
  'doctor.again': 'Guarda di nuovo',
  'doctor.copy': 'Copialo',
  'doctor.no-answer': 'L’host non ha risposto. Nulla è cambiato; guardare di nuovo può aiutare.',
};

/** Tables in the house, and the way in to them. */
export const JOINING: Messages = {
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
  'join.unverified':
    'Un indirizzo da solo non dice chi c’è dall’altra parte: la linea è aperta a chi si mette in mezzo ad ascoltare, finché non confrontate le carte. Un collegamento del tavolo lo dice.',
  'host-key.known-by.sight':
    'Nessuno ha controllato che dall’altra parte ci sia davvero {host}: finché non confrontate le carte, la linea è aperta a chi si mette in mezzo ad ascoltare.',
  'host-key.known-by.link':
    'Il collegamento del tavolo diceva quale chiave ha {host}, e risponde quella: non ascolta nessuno.',
  'host-key.known-by.compared': 'Hai confrontato le carte con {host}: non ascolta nessuno.',
  'host-key.compare': 'Confronta le carte',
  'host-key.title': 'Tre carte',
  'host-key.asking': 'Si pescano…',
  'host-key.none': 'Non si è potuta pescare nessuna carta. Chiudi e riprova.',
  'host-key.read':
    'Leggile a voce a chi siede proprio davanti a {host}. Lì ora ci sono le stesse tre, nello stesso ordine, per un minuto.',
  'host-key.about':
    'Le hanno pescate i due computer insieme. Chi stesse in mezzo ne mostrerebbe a ciascuno di diverse.',
  'host-key.same': 'Le stesse tre',
  'host-key.differ': 'Altre, o nessuna',
  'host-key.somebody': 'Qualcuno',
  'host-key.here.title': '{who} confronta le carte',
  'host-key.here':
    '{who} legge a voce tre carte, da un altro computer ({device}). Se sono queste, in quest’ordine, fra voi non ascolta nessuno. Se no, qualcuno sta in mezzo: dillo, e usate tutti e due un’altra rete.',
  'host-key.here.seen': 'Mettile via',
};
