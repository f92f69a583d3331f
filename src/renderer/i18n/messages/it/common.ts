import type { Messages } from '#shared/i18n/translate.ts';

/** What people say and show to each other. */
export const CHAT: Messages = {
  'chat.title': 'Due parole',
  'chat.unread': '{count, plural, one {# riga nuova} other {# righe nuove}}',
  'chat.lines': 'Che cosa si è detto',
  'chat.nothing': 'Nessuno ha ancora detto niente.',
  'chat.say': 'Di’ qualcosa',
  'chat.send': 'Dillo',
  'chat.spectator': 'Chi guarda sta zitto. Siediti per dire la tua.',
  'chat.said': '{name}: {text}',
  'chat.gestures': 'Gesti',
  'gesture.glance': 'Sguardo',
  'gesture.shrug': 'Spalle su',
  'gesture.drum': 'Tamburella',
  'gesture.lean-in': 'Avanti',
  'gesture.lean-back': 'Indietro',
  'gesture.grimace': 'Smorfia',
  'gesture.eyes-closed': 'Occhi chiusi',
  'gesture.smile': 'Sorriso',
  'gestured.glance': 'alza lo sguardo',
  'gestured.shrug': 'alza le spalle',
  'gestured.drum': 'tamburella con le dita',
  'gestured.lean-in': 'si sporge avanti',
  'gestured.lean-back': 'si appoggia indietro',
  'gestured.grimace': 'fa una smorfia',
  'gestured.eyes-closed': 'chiude gli occhi',
  'gestured.smile': 'sorride',
  'gestured.by': '{name} {shown}',
};

/** The room: what its people are told, whatever they hold in their hands. */
export const ROOM: Messages = {
  'room.title': 'La stanza',
  'room.sit': 'Siediti',
  'room.rise': 'Non voglio un posto',
  'room.next-host': 'Dalla prossima smazzata prendi il posto di {name}.',
  'room.queue': '{place, plural, =1 {Il prossimo posto è tuo} other {In coda per un posto hai il numero #}}.',
  'room.people': 'Chi c’è',
  'room.host': 'a capotavola',
  'room.you': 'tu',
  'room.away': 'assente',
  'room.waits': '{place, plural, =1 {prossimo posto} other {# in coda}}',
  'room.code': 'Codice',
  'room.choose.mine': 'A che cosa giochiamo?',
  'room.choose': '{name} sceglie il prossimo gioco',
  'room.choose.nobody': 'Nessuno sta ancora a capotavola',
  'room.ready': 'Ci siamo tutti. {name} dà le carte.',
  'room.missing': '{count, plural, one {Un posto è ancora vuoto.} other {# posti sono ancora vuoti.}}',
  'room.in-seconds': 'fra {seconds} s',
  'after.again': 'Ancora',
  'after.another': 'Un altro gioco',
  'after.out': 'Riposo',
  'after.silent': 'non ha detto niente',
  'after.host.again': 'Ancora lo stesso',
  'after.host.another': 'Un altro gioco',
  'after.host.out': 'Niente, resta così',
  'after.hurry': 'Non aspettare',
};

/** How the seal of the shuffle stands (docs/fair-shuffle.md). */
export const FAIR_SHUFFLE: Messages = {
  'shuffle.title': 'La mescolata',
  'shuffle.making': '{attempt, plural, =1 {si sigilla} other {tentativo # di {most}}}',
  'shuffle.closed': 'sigillata',
  'shuffle.whole': 'sigillo intatto',
  'shuffle.broken': 'sigillo rotto',
  'shuffle.unopened': 'sigillo mai aperto',
  'shuffle.unchecked': 'sigillo non controllato',
  'shuffle.known': 'carte note',
  'shuffle.practice': 'Prova',
  'shuffle.open': 'La mescolata: {state}',
};

/** Seats that were lost with a device, and asked for again: what the others read. */
export const CLAIM: Messages = {
  'claim.says': 'Qualcuno dice: «Sono {names}.» È vero?',
  'claim.yes': 'Sì',
  'claim.no': 'No',
  'claim.yes.name': 'Sì, è {names}',
  'claim.no.name': 'No, non è {names}',
};

const HOME: Messages = {
  'app.name': 'Panno Verde',
  'home.back': 'Torna a casa',
  'stage.lobby': 'Ci si siede',
  'stage.playing': 'In corso',
  'stage.over': 'Finita',
};

const LOBBY: Messages = {
  'lobby.name': 'Il tuo nome',
  'lobby.name.example': 'Ada, per esempio',
  'lobby.name.standard': 'Ospite',
  'lobby.seats': 'Posti intorno al tavolo',
  'lobby.start': 'Dai le carte',
  'lobby.ready': 'Ci siamo tutti.',
  'lobby.waiting': 'Ci siamo tutti. Chi ha aperto il tavolo dà le carte.',
  'seat.empty': 'Posto {seat}',
  'seat.you': 'tu',
  'seat.sit': 'Siediti',
  'seat.sit.at': 'Siediti al posto {seat}',
  'seat.stand': 'Alzati',
  'tables.free': '{count, plural, =0 {al completo} one {# posto libero} other {# posti liberi}}',
  'tables.bots': '{count, plural, one {un bot fa posto} other {# bot fanno posto}}',
  'tables.locked': 'porta chiusa',
  'level.random': 'a caso',
  'level.easy': 'facile',
  'level.normal': 'normale',
  'level.expert': 'esperto',
  'level.expert-1s': 'esperto, 1 s',
  'level.expert-3s': 'esperto, 3 s',
};

const TABLE: Messages = {
  'settings.percent': '{value}%',
  'presence.away': 'via',
  'presence.slow': 'linea lenta',
  'presence.stand-in': 'gioca un bot',
  'presence.stand-in.you': 'Un bot gioca per te.',
  'presence.slow.you': 'La tua linea è lenta.',
  'menu.title': 'Menu',
  'menu.resume': 'Continua',
  'menu.leave': 'Lascia il tavolo',
  'table.gone': 'Questo tavolo non c’è',
  'log.title': 'La smazzata a parole',
  'sheet.close': 'Chiudi',
  'rules.title': '{game}: le regole',
  'score.title': 'Il punteggio',
  'score.next': 'Un’altra smazzata',
  'score.waiting': 'Guardano ancora: {names}',
  'result.title': 'La partita è finita',
  'result.winners': '{count, plural, one {{names} vince la partita} other {Vincono insieme {names}}}',
  'result.again': 'Un’altra partita',
};

/** What lies on most tables. */
const TABLE_CARDS: Messages = {
  'zone.own-hand': 'Le tue carte',
  'zone.hand': 'Le carte di {name}',
  'zone.trick': 'Le carte in tavola',
  'zone.trick.card': '{card}, di {name}',
  'zone.trick.leads': '{card}, di {name}, per ora fa la presa',
  'zone.taken': '{count, plural, =0 {Nessuna presa} one {Una presa} other {# prese}} di {name}',
  'zone.face-down': 'una carta coperta',
  'a11y.turn': 'di turno',
  'note.dealer': 'mazziere',
  'note.tricks': '{count, plural, one {# presa} other {# prese}}',
  'you.dealer': 'Hai dato tu le carte.',
  'you.tricks': 'Hai {count, plural, one {# presa} other {# prese}}.',
  'trick.took': 'ha preso',
};

const NOTICES: Messages = {
  offline: 'Il tavolo non risponde. Nuovo tentativo…',
  'offline.seated':
    'Il tavolo non risponde; il tuo posto resta tuo. Nuovo tentativo… Se dura, rientra con il codice e di’ chi sei.',
  'host-key.unverified':
    'Questo indirizzo è arrivato senza la chiave del tavolo: la linea è aperta a chi si mette in mezzo ad ascoltare. Inquadra il codice del tavolo, e si chiude.',
  'other-window.title': 'Aperto in un’altra finestra',
  'other-window.here': 'Continua qui',
  'error.title': 'Qui qualcosa è andato storto',
  'error.page': 'Quello che stava qui è caduto. Il tuo posto resta, e la partita con tutto quello che si è giocato.',
  'error.slip': 'Quello che stava qui è caduto. Il tuo posto resta, e la partita con tutto quello che si è giocato.',
  'error.again': 'È caduto di nuovo, subito. Il tuo posto resta, e la partita con tutto quello che si è giocato.',
  'error.go-on': 'Avanti',
  'error.reload': 'Ricarica la pagina',
  'loading.failed': 'Non si è riusciti a prenderlo.',
  'tip.why': 'Perché?',
  'refused.by-rule': 'Non si può: {why} ({rule}).',
  'refused.unknown': 'Il tavolo non lo permette.',
};

/** What the app and the phone both say; what belongs to one game comes with the game. */
export const COMMON: Messages = { ...HOME, ...LOBBY, ...TABLE, ...TABLE_CARDS, ...NOTICES };
