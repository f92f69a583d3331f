import type { Messages } from '#shared/i18n/translate.ts';

/** How the own hand is held. */
export const HAND_ORDER: Messages = {
  'hand-order.sorted': 'Hand {by, select, colour {by colour} other {by suit}}',
  'hand-order.rank': 'Hand by rank',
  'hand-order.dealt': 'Hand as dealt',
  'hand-order.own': 'Hand as I laid it',
};

/** When a seat that was lost with a device can be asked for: who runs the table says it, on a phone from the menu. */
export const CLAIM_AFTER: Messages = {
  'table-settings.claims': 'A lost seat can be asked for',
  'table-settings.claims.about':
    'Whoever comes back on another device asks for their seat, and the others say whether it’s them. Only once the seat has been empty for that long.',
  'table-settings.claims.value':
    '{seconds, plural, =120 {after two minutes} =300 {after five minutes} other {after # seconds}}',
  'table-settings.claims.never': 'never',
};

/** What the phone's menu alone says: fetched with it. */
export const PHONE_MENU: Messages = {
  'undo.setting': 'Two seconds to undo a tap',
  'phone.sound': 'Sound',
  'phone.turn-sound': 'A knock when it is your turn',
  'phone.full-screen': 'Full screen',
  'phone.counting': 'Count points left and trumps gone',
  'phone.counting.forbidden': 'This table allows no counting aids.',
  'phone.four-colours': 'Four colours for the suits',
  'phone.larger': 'Larger text',
  'phone.practice': 'This match is practice: it counts nowhere.',
};
