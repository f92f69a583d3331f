import type { Messages } from '../../../i18n/translate.ts';

/** Why the host gives no hint: said by who asks for one, and a phone fetches it then. */
export const HINT_REFUSAL_MESSAGES: Messages = {
  'no-hints': 'An diesem Tisch sind Tipps nicht erlaubt.',
  'no-hint-here': 'Für dieses Spiel gibt es keine Tipps.',
  'no-hints-numbered': 'Keine Tipps: An diesem Abend spielen alle Tische dieselben Karten.',
  'no-hints-challenge': 'Keine Tipps bei einem Spiel mit Code: Andere spielen dieselben Karten ohne.',
  'nothing-to-decide': 'Für dich gibt es gerade nichts zu entscheiden.',
  'hint-thinking': 'Ich überlege schon.',
  'too-many-hints': 'So viele Tipps auf einmal? Überleg {seconds} s selbst.',
};
