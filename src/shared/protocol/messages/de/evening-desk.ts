import type { Messages } from '../../../i18n/translate.ts';

/** Why an evening's desk refuses something beside what its form and its results ask; then what its tables are called. */
export const EVENING_DESK_MESSAGES: Messages = {
  'no-evening': 'Hier ist noch kein Spielabend. Fang erst einen an.',
  'evening-there': 'Es läuft schon ein Abend. Beende ihn, bevor ein neuer anfängt.',
  'evening-over': 'Dieser Abend ist vorbei. Seine Rangliste bleibt, wie sie ist.',
  'evening-on': 'Es läuft ein Abend: Seine Spielleitung sagt, wer was wo spielt. Warte auf die nächste Runde.',
  'no-duplicate':
    '{game} lässt sich nicht mit gleichen Karten an mehreren Tischen spielen. Lass Ränge oder Punkte zählen, oder nimm ein anderes Spiel.',
  'not-so-many-deals': 'Eine Partie {game} kann nicht {deals} Spiele lang sein. Wähl eine andere Zahl.',
  'room-playing':
    'Am Tisch des Raums {count, plural, one {spielt} other {spielen}} gerade {names}. Legt diese Partie zur Seite, oder wartet, bis sie zu Ende ist.',
  'tables-playing': 'In Runde {round} liegen noch Karten. Warte auf das Ergebnis, oder brich die Partie ab.',
  'round-made': 'Runde {round} ist schon aufgestellt.',
  'no-seat-left': 'In dieser Runde ist kein Platz eines Bots mehr frei.',
  'nothing-to-deal': 'Alle Tische dieser Runde haben ihre Karten schon.',
  'desk-seats': 'Wer hier sitzt und was gespielt wird, sagt die Spielleitung.',
  'deals-secret': 'Andere Tische spielen dieselben Karten. Nur wer hier sitzt, sieht sie, bis alle sie gespielt haben.',
  'too-many-words': 'So schnell kann niemand zuhören. Warte eine Sekunde und sag es noch mal.',

  // What is no refusal
  'table.name': 'Tisch {number}',
  'by.home': 'Computer des Gastgebers',
};
