import type { Messages } from '#shared/i18n/translate.ts';

/** How the own hand is held. */
export const HAND_ORDER: Messages = {
  'hand-order.sorted': 'Hand {by, select, colour {by colour} other {by suit}}',
  'hand-order.rank': 'Hand by rank',
  'hand-order.dealt': 'Hand as dealt',
  'hand-order.own': 'Hand in my order',
};

/** When a seat that was lost with a device can be asked for: who runs the table says it, on a phone from the menu. */
export const CLAIM_AFTER: Messages = {
  'table-settings.claims': 'Reclaim a lost seat',
  'table-settings.claims.about':
    'Players who come back on another device ask for their seat, and the others say if it’s them. Only once the seat has been empty that long.',
  'table-settings.claims.value':
    '{seconds, plural, =120 {after two minutes} =300 {after five minutes} other {after # seconds}}',
  'table-settings.claims.never': 'never',
};

/** What the phone's menu alone says: fetched with it. */
export const PHONE_MENU: Messages = {
  'undo.setting': 'Two seconds to undo a tap',
  'phone.sound': 'Sound',
  'phone.turn-sound': 'A knock on your turn',
  'phone.highlights': 'Highlights with me',
  'phone.guesses': 'Guesses',
  'phone.full-screen': 'Full screen',
  'phone.counting': 'Count points and trumps',
  'phone.counting.forbidden': 'This table doesn’t allow counting aids.',
  'phone.four-colours': 'Four-colour suits',
  'phone.larger': 'Text size',
  'phone.practice': 'Practice match: it doesn’t count.',
};

/** How a phone or a television shows cards. */
export const CARD_CHOICE: Messages = {
  'shown-cards.faces':
    'Card faces: {faces, select, french {French} neapolitan {Neapolitan} piacentine {Piacentine} sicilian {Sicilian} other {the game’s own}}',
  'shown-cards.large-corners': 'Large card corners',
};

/** On a phone: what a bot played while its player was away. */
export const BOT_PLAYED: Messages = {
  'phone.bot-played':
    '{count, plural, one {A bot made one move} other {A bot made # moves}} for you while you were away.',
  'phone.bot-played.log': 'What happened',
  'phone.bot-played.read': 'Got it',
};

/** On a phone, once a match is over: what follows for who stays. */
export const AFTER_MATCH: Messages = {
  'phone.over.seated': 'Stay here: the next match starts automatically, and you’re in it.',
  'phone.over.watching': 'Stay here to watch the next match.',
};
