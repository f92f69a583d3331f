import type { Messages } from '#shared/i18n/translate.ts';

/** Around what is found where a table is not seen; the causes and remedies are the host's. */
export const NETWORK_CHECK: Messages = {
  'doctor.ask.be-seen': 'Perché nessuno lo vede?',
  'doctor.ask.see': 'Non trovi un tavolo?',
  'doctor.looking': 'Controllo: cinque secondi al massimo.',
  'doctor.again': 'Controlla di nuovo',
  'doctor.copy': 'Copia',
  'doctor.no-answer': 'L’host non ha risposto. Non è cambiato niente: riprova.',
};

/** Tables in the house, and the way in to them. */
export const JOINING: Messages = {
  'tables.title': 'Tavoli nella tua rete',
  'tables.all': 'Tutti i {count} tavoli',
  'tables.at': 'su {host}',
  'tables.here': 'su questo computer',
  'tables.version': 'versione {version}, la tua è {own}',
  'tables.visiting': 'Sei ospite di {host}.',
  'tables.leave': 'Torna ai miei tavoli',
  'tables.join': 'Entra con un codice',
  'join.title': 'Entra con un codice',
  'join.code': 'Codice del tavolo',
  'join.code.about': 'Quattro lettere o cifre. Le ha chi ospita, e la TV le mostra.',
  'join.address': 'Indirizzo dell’host',
  'join.address.about':
    'Si legge lì prima della partita. Puoi anche incollare il link di un amico. Lascialo vuoto per un tavolo di questo computer.',
  'join.address.example': '192.168.1.20:4747',
  'join.address.wrong': 'Non è un indirizzo. Deve essere così: 192.168.1.20:4747.',
  'join.enter': 'Entra',
  'join.trying': 'Sto entrando…',
  'join.no-answer': 'L’host non ha risposto. Riprova.',
  'join.unverified':
    'Un indirizzo da solo non dice chi c’è dall’altra parte: finché non confrontate le carte, qualcuno potrebbe spiare. Un link del tavolo invece lo dice.',
  'host-key.known-by.sight':
    '{host} non è ancora verificato: finché non confrontate le carte, qualcuno potrebbe spiare.',
  'host-key.known-by.link': '{host} ha la chiave indicata nel link del tavolo: nessuno può spiare.',
  'host-key.known-by.compared': 'Hai confrontato le carte con {host}: nessuno può spiare.',
  'host-key.compare': 'Confronta le carte',
  'host-key.title': 'Tre carte',
  'host-key.asking': 'Pesco le carte…',
  'host-key.none': 'Le carte non sono arrivate. Chiudi e riprova.',
  'host-key.read':
    'Leggile a voce a chi è davanti a {host}. Lì, per un minuto, ci sono le stesse tre, nello stesso ordine.',
  'host-key.about': 'Le hanno pescate i due computer insieme: con qualcuno in mezzo, ne vedreste di diverse.',
  'host-key.same': 'Sono le stesse',
  'host-key.differ': 'Diverse, o nessuna',
  'host-key.somebody': 'Qualcuno',
  'host-key.here.title': '{who} confronta le carte',
  'host-key.here':
    '{who} legge a voce tre carte, da un altro computer ({device}). Se sono queste, in quest’ordine, nessuno vi spia. Se no, in mezzo c’è qualcuno: dillo, e usate tutti e due un’altra rete.',
  'host-key.here.seen': 'Chiudi',

  // Un tavolo passa a un altro computer
  'handover.move': 'Sposta su un altro computer…',
  'handover.title': 'Sposta il tavolo',
  'handover.about':
    'La partita continua lì, ognuno al suo posto. Da quel momento è quel computer a dare le carte e a tenerle.',
  'handover.none': 'Nessun altro computer trovato. Apri Panno Verde anche lì e apri un tavolo alla rete.',
  'handover.asking': 'In attesa di {host}. Qualcuno lì deve accettare.',
  'handover.comparing': '{host} accetta. Ci sono queste tre carte su entrambi gli schermi?',
  'handover.moving': 'Sposto il tavolo su {host}…',
  'handover.unknown': '{host} non risponde più. Se il tavolo è sul suo schermo, giocate lì; altrimenti lascialo qui.',
  'handover.there': 'È su {host}',
  'handover.cards': 'Su {host} devono esserci le stesse carte. Se no, c’è qualcuno in mezzo: non spostare il tavolo.',
  'handover.same': 'Sono le stesse: sposta',
  'handover.stop': 'Lascia il tavolo qui',
  'handover.offered.title': '{who} vuole passarti un tavolo',
  'handover.offered': '{game}{count, plural, =0 {} other {: {people}}}',
  'handover.offered.about': 'Se accetti, sarà il tuo computer a dare le carte e a tenerle.',
  'handover.offered.cards': 'Accetta solo se {who} vede le stesse tre carte.',
  'handover.accept': 'Accetta',
  'handover.not-now': 'Non ora',
};
