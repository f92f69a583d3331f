import type { Messages } from '../../../i18n/translate.ts';

/** Why an evening's desk refuses something beside what its form and its results ask; then what its tables are called. */
export const EVENING_DESK_MESSAGES: Messages = {
  'no-evening': 'Hier läuft noch kein Spielabend. Starte erst einen.',
  'evening-moved': 'Der Spielabend läuft jetzt auf {host}.',
  'evening-there': 'Es läuft schon ein Abend. Beende ihn, bevor du einen neuen startest.',
  'evening-over': 'Dieser Abend ist vorbei. Die Rangliste steht.',
  'evening-on': 'Es läuft ein Spielabend: Wer was wo spielt, legt die Spielleitung fest. Warte auf die nächste Runde.',
  'no-duplicate':
    '{game} geht nicht mit gleichen Karten an mehreren Tischen. Lass Ränge oder Punkte zählen, oder nimm ein anderes Spiel.',
  'not-so-many-deals': 'Eine Partie {game} kann nicht {deals} Spiele lang sein. Wähl eine andere Zahl.',
  'room-playing':
    'Im Raum {count, plural, one {spielt} other {spielen}} gerade {names}. Unterbrecht die Partie, oder wartet, bis sie zu Ende ist.',
  'tables-playing': 'Runde {round} läuft noch. Warte auf die Ergebnisse, oder brich die Partien ab.',
  'round-made': 'Runde {round} ist schon aufgestellt.',
  'no-seat-left': 'In dieser Runde ist kein Platz eines Bots mehr frei.',
  'nothing-to-deal': 'An allen Tischen ist schon gegeben.',
  'desk-seats': 'Plätze und Spiele legt die Spielleitung fest.',
  'deals-secret': 'Andere Tische spielen dieselben Karten. Bis alle fertig sind, sieht sie nur, wer hier sitzt.',
  'too-many-words': 'Nicht so schnell. Warte eine Sekunde und sende es noch mal.',

  // What is no refusal
  'table.name': 'Tisch {number}',
  'by.home': 'Computer des Gastgebers',
};
