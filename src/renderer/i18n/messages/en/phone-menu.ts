import type { Messages } from '#shared/i18n/translate.ts';

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
