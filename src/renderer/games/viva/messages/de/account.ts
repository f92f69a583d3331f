/** German, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const ACCOUNT: Messages = {
  'account.first': 'Zuerst raus: eine Siegkarte.',
  'account.tie-break': 'Zuerst raus im Stechen: Das entscheidet die Partie und bringt keine Karte.',
  'account.left': 'Mit Karten übrig: Runde verloren. Gibt als Nächstes und bekommt eine eigene Sperrkarte.',
  'account.between': 'Dazwischen raus oder nicht in der Runde: nichts gewonnen, nichts verloren.',
};
