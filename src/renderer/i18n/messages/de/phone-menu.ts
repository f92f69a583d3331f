import type { Messages } from '#shared/i18n/translate.ts';

/** What the phone's menu alone says: fetched with it. */
export const PHONE_MENU: Messages = {
  'hand.undo.setting': 'Zwei Sekunden zum Zurücknehmen',
  'hand.sound': 'Ton',
  'hand.turn-sound': 'Klopfen, wenn du dran bist',
  'hand.full-screen': 'Vollbild',
  'hand.counting': 'Punkte und Trümpfe mitzählen',
  'hand.counting.forbidden': 'An diesem Tisch sind Zählhilfen nicht erlaubt.',
  'hand.four-colours': 'Vier Kartenfarben',
  'hand.larger': 'Größere Schrift',
  'hand.practice': 'Diese Partie ist zum Üben: Sie zählt nirgends.',
};
