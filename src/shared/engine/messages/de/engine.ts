import type { Messages } from '../../../i18n/translate.ts';

/** Why the engine refuses a match or a move, whatever the game. */
export const MOVE_MESSAGES: Messages = {
  'unknown-game': 'Es gibt kein Spiel namens {name}',
  'unknown-option': 'Das Spiel hat keine Option {name}',
  'bad-option': 'Option {name} kennt {value} nicht',
  'options-incomplete': 'Die Optionen müssen alle diese sein, in dieser Reihenfolge: {names}',
  'bad-seats': 'Das Spiel wird nicht mit {seats} Plätzen gespielt',
  'no-such-seat': 'Es gibt keinen Platz {seat}',
  'not-your-turn': 'Dieser Platz ist nicht dran',
  'not-chance': 'Hier muss ein Platz entscheiden, nicht der Zufall',
  'chance-first': 'Erst muss der Zufall entscheiden',
  'match-over': 'Die Partie ist vorbei; es darf nichts folgen',
};

/** Why the engine itself refuses something: what is said above, and what is wrong with a record. */
export const ENGINE_MESSAGES: Messages = {
  ...MOVE_MESSAGES,
  'result-too-early': 'Es gibt ein Ergebnis, aber die Partie ist nicht vorbei',
  'result-missing': 'Die Partie ist vorbei, aber das Ergebnis fehlt',
  'result-differs': 'Das Ergebnis ist nicht das, was die Ereignisse ergeben',
  'not-broken-off': 'die Partie ist zu Ende gespielt, also nicht abgebrochen',
  'time-missing': 'Entweder trägt jedes Ereignis t oder keines',
  'time-not-last': 't muss das letzte Feld sein',
  'time-backwards': 't ist kleiner als zuvor',
  'deals-commitment': 'Das Geheimnis von Runde {round} ist nicht das, das vorher gebunden wurde',
  'deals-drawn': 'Das wurde nicht aus dem Geheimnis von Runde {round} gezogen',
  'no-seals': 'Die Aufzeichnung hat keine Siegel',
  'seal-numbers': 'Die Siegel einer Partie haben einen Namen und Nummern ab 0 ohne Lücke',
  'seal-events': 'Die Ereignisse des Zufalls sind nicht der Reihe nach aus den Siegeln gezogen, jedes aus einem',
  'seal-among': 'Siegel {seal} nennt nicht, woraus der Zufall wählen sollte',
  'seal-host-part': 'Siegel {seal}: Der Gastgeber hat einen anderen Anteil geöffnet als den festgelegten',
  'seal-device-part': 'Siegel {seal}: Gerät {device} hat einen anderen Anteil geöffnet als den festgelegten',
  'seal-repeated': 'Siegel {seal}: Gerät {device} wiederholt eine fremde Festlegung',
  'seal-order': 'Siegel {seal}: Gerät {device} steht nicht in der Reihe',
  'seal-attempts': 'Siegel {seal}: Es wurde neu begonnen, ohne dass es gesagt wurde oder ohne Grund',
  'seal-unused': 'Siegel {seal}: Daraus wurde nichts gezogen',
  'seal-drawn': 'Siegel {seal}: Das wurde nicht aus seiner Startzahl gezogen',
  'seal-form': 'Siegel {seal}: Das lässt sich nicht noch einmal ziehen',
  'too-deep': 'Sie ist tiefer verschachtelt als jede Partie',
  'too-much': 'Sie enthält mehr als jede Partie',
  malformed: 'Die Aufzeichnung ist fehlerhaft ({where}: {what})',
};
