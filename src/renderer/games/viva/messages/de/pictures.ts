import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.lying': 'Links die Sperrkarte, daneben die drei Häuser, davor drei Karten einer Hand.',
  'picture.blocked': 'Die Sperrkarte zeigt Gelb und Schwarz: Eine Karte mit Gelb geht nicht.',
  'picture.fits': 'Rot auf Rot: Eine Karte auf einem Haus braucht eine Farbe der Karte darunter.',
  'picture.two': 'Zwei Häuser zeigen Gelb, das dritte ist leer.',
  'picture.three': 'Mit Gelb auf dem dritten liegt eine Farbe auf allen: VIVA!',
  'picture.cleared': 'Der Tisch wird abgeräumt, andere nehmen Karten, und eine neue Sperrkarte kommt.',
  'picture.last': 'Eine Karte ist noch auf der Hand. Sie darf auf kein Haus, nicht einmal auf das grüne.',
  'picture.out': 'Sie kommt auf die Sperrkarte, denn beide haben Schwarz. So geht man raus.',
};
