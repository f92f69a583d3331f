import type { Messages } from '#shared/i18n/translate.ts';

/** What the phone's menu alone says: fetched with it. */
export const PHONE_MENU: Messages = {
  'undo.setting': 'Zwei Sekunden zum Zurücknehmen',
  'phone.sound': 'Ton',
  'phone.turn-sound': 'Klopfen, wenn du dran bist',
  'phone.full-screen': 'Vollbild',
  'phone.counting': 'Punkte und Trümpfe mitzählen',
  'phone.counting.forbidden': 'An diesem Tisch sind Zählhilfen nicht erlaubt.',
  'phone.four-colours': 'Vier Kartenfarben',
  'phone.larger': 'Größere Schrift',
  'phone.practice': 'Diese Partie ist zum Üben: Sie zählt nirgends.',
};
