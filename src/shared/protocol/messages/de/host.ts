import type { Messages } from '../../../i18n/translate.ts';

/**
 * Why the host refuses something, whatever the game: what happened, and what to do about it. What no phone can ask for is
 * refused in DESKTOP_ONLY_MESSAGES.
 */
export const HOST_MESSAGES: Messages = {
  // The connection
  'opened-elsewhere': 'Panno Verde ist schon in einem anderen Fenster offen. Spiel dort oder hier.',
  'host-strange':
    'Die Antwort dieses Gastgebers ist nicht lesbar. Lade die Seite neu; hilft das nicht, bringt beide auf dieselbe Version.',
  'meddled-with':
    'Jemand hat die Verbindung zum Tisch manipuliert. Nichts davon hat gezählt; sie wird neu aufgebaut. Passiert es wieder, nimm ein anderes Netz.',

  // Coming in
  'wrong-code': 'Dieser Code passt zu keinem Tisch hier. Vielleicht gibt es einen neuen, oder der Tisch ist gesperrt.',
  'not-entered': 'Du bist noch nicht an diesem Tisch. Gib den Code ein.',
  'kept-out': 'Du oder dein Gerät wurde von diesem Tisch entfernt. Das kann nur der Gastgeber ändern.',

  // The room
  'not-in-room': 'Du bist noch nicht im Raum. Gib den Code ein.',

  // Tables
  'no-such-table': 'Diesen Tisch gibt es nicht mehr. Such dir einen anderen.',

  // Seats
  'seat-taken': 'Dort sitzt schon jemand. Such dir einen anderen.',

  // Names
  'name-empty': 'Gib erst deinen Namen ein.',
  'name-taken': '{name} heißt hier schon jemand. Wie wäre es mit {free}?',

  // Moves
  stale: 'Am Tisch ging es inzwischen weiter. Schau noch mal hin.',
  paused: 'Die Partie macht Pause. Warte, bis der Gastgeber weitermacht.',
};

/** What tables are called: by who made them and what is played; `more` where that is another's name already; `desk` at an evening. */
export const TABLE_NAMES: Messages = {
  'called.first': '{game} bei {name}',
  'called.more': '{game} bei {name} {number}',
  'called.desk': 'Tisch {number}',
};
