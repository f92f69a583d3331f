import type { Messages } from '#shared/i18n/translate.ts';

/** How the own hand is held. */
export const HAND_ORDER: Messages = {
  'hand-order.sorted': 'Carte {by, select, colour {per colore} other {per seme}}',
  'hand-order.rank': 'Carte per valore',
  'hand-order.dealt': 'Carte come date',
  'hand-order.own': 'Carte a modo mio',
};

/** When a seat that was lost with a device can be asked for: who runs the table says it, on a phone from the menu. */
export const CLAIM_AFTER: Messages = {
  'table-settings.claims': 'Riprendere un posto',
  'table-settings.claims.about':
    'Chi torna con un altro dispositivo chiede il suo posto, e gli altri dicono se è vero. Solo quando il posto è rimasto vuoto per il tempo scelto.',
  'table-settings.claims.value':
    '{seconds, plural, =120 {dopo due minuti} =300 {dopo cinque minuti} other {dopo # secondi}}',
  'table-settings.claims.never': 'mai',
};

/** What the phone's menu alone says: fetched with it. */
export const PHONE_MENU: Messages = {
  'undo.setting': 'Due secondi per ripensarci',
  'phone.practice': 'Partita di prova: non conta.',
  'phone.sound': 'Suoni',
  'phone.turn-sound': 'Due colpi quando tocca a te',
  'phone.highlights': 'Momenti con me',
  'phone.guesses': 'Pronostici',
  'phone.full-screen': 'Schermo intero',
  'phone.counting': 'Conta punti e briscole',
  'phone.counting.forbidden': 'Questo tavolo non permette aiuti a contare.',
  'phone.four-colours': 'Semi a quattro colori',
  'phone.larger': 'Dimensione del testo',
};

/** How a phone or a television shows cards. */
export const CARD_CHOICE: Messages = {
  'shown-cards.faces':
    'Carte: {faces, select, french {francesi} neapolitan {napoletane} piacentine {piacentine} sicilian {siciliane} other {quelle del gioco}}',
  'shown-cards.large-corners': 'Angoli grandi',
};

/** On a phone: what a bot played while its player was away. */
export const BOT_PLAYED: Messages = {
  'phone.bot-played':
    '{count, plural, one {Un bot ha fatto una mossa} other {Un bot ha fatto # mosse}} per te mentre non c’eri.',
  'phone.bot-played.log': 'Che cosa è successo',
  'phone.bot-played.read': 'Va bene',
};

/** On a phone, once a match is over: what follows for who stays. */
export const AFTER_MATCH: Messages = {
  'phone.over.seated': 'Resta qui: la prossima partita parte da sola, e ci sei anche tu.',
  'phone.over.watching': 'Resta qui per guardare la prossima partita.',
};
