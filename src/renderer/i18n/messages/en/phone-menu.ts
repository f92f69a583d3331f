import type { Messages } from '#shared/i18n/translate.ts';

/** What the phone's menu alone says: fetched with it. */
export const PHONE_MENU: Messages = {
  'hand.undo.setting': 'Two seconds to undo a tap',
  'hand.sound': 'Sound',
  'hand.turn-sound': 'A knock when it is your turn',
  'hand.full-screen': 'Full screen',
  'hand.counting': 'Count points left and trumps gone',
  'hand.counting.forbidden': 'This table allows no counting aids.',
  'hand.four-colours': 'Four colours for the suits',
  'hand.larger': 'Larger text',
  'hand.practice': 'This match is practice: it counts nowhere.',
};
