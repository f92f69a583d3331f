import type { Messages } from '../../../i18n/translate.ts';

/** Why the host gives no hint: said by who asks for one, and a phone fetches it then. */
export const HINT_REFUSAL_MESSAGES: Messages = {
  'no-hints': 'An diesem Tisch sind Tipps nicht erlaubt.',
  'no-hint-here': 'Für dieses Spiel weiß das Programm keine Tipps.',
  'no-hints-numbered': 'Keine Tipps, solange ein Abend nummerierte Spiele spielt: Alle Tische spielen dieselben.',
  'no-hints-challenge': 'Keine Tipps bei einem Spiel nach Code: Jemand anders spielt dieselben Karten ohne sie.',
  'nothing-to-decide': 'Für dich gibt es gerade nichts zu entscheiden.',
  'hint-thinking': 'Es wird schon überlegt.',
  'too-many-hints': 'So viele Tipps auf einmal? Denk {seconds} s selbst nach.',
};
