import type { Messages } from '../../../i18n/translate.ts';

/**
 * Why the host refuses something, whatever the game: what happened, and what to do about it. What no phone can ask for is
 * refused in DESKTOP_ONLY_MESSAGES.
 */
export const HOST_MESSAGES: Messages = {
  // The connection
  'opened-elsewhere': 'Panno Verde ist in einem anderen Fenster offen. Mach dort weiter, oder hier.',
  'host-strange':
    'Was dieser Gastgeber sagt, ist hier nicht zu lesen. Lade die Seite neu; sonst bring beide Seiten auf dieselbe Version.',
  'meddled-with':
    'Jemand zwischen diesem Gerät und dem Tisch hat verändert, was gesagt wurde. Nichts davon galt; die Leitung wird neu geöffnet. Geschieht es wieder, nimm ein anderes Netz.',

  // Coming in
  'wrong-code': 'Dieser Code öffnet hier keinen Tisch. Vielleicht gilt ein neuer, oder der Tisch ist abgesperrt.',
  'too-many-tries': 'Zu viele falsche Codes. Warte {seconds} s, dann noch mal.',
  'not-entered': 'Du bist noch nicht an diesem Tisch. Gib erst den Code ein.',
  'kept-out': 'Dieser Tisch lässt dich oder dein Gerät nicht herein. Das kann nur sein Gastgeber ändern.',

  // The room
  'not-in-room': 'Du bist noch nicht im Raum. Gib den Code ein oder scann ihn.',
  'mark-taken': '{name} hat diese Farbe und dieses Zeichen schon. Nimm andere.',

  // Tables
  'no-such-table': 'Diesen Tisch gibt es nicht mehr. Such einen anderen.',

  // Seats
  'seat-taken': 'Dort sitzt schon jemand. Such einen anderen Platz.',

  // Names
  'name-empty': 'Erst dein Name.',
  'name-long': 'Ein Name hat höchstens {max} Buchstaben.',
  'name-strange': 'Das kann nicht jeder Bildschirm zeigen. Buchstaben, Ziffern und Emoji gehen.',
  'name-taken': '{name} heißt hier schon jemand. Wie wäre es mit {free}?',

  // Moves
  stale: 'Am Tisch ging es inzwischen weiter. Schau noch mal hin.',
  paused: 'Der Gastgeber hat angehalten. Warte, bis es weitergeht.',
};

/** What tables are called: by who made them and what is played; `more` where that is another's name already; `desk` at an evening. */
export const TABLE_NAMES: Messages = {
  'called.first': '{game} bei {name}',
  'called.more': '{game} bei {name} {number}',
  'called.desk': 'Tisch {number}',
};
