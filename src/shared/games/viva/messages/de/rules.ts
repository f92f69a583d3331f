import type { Messages } from '../../../../i18n/translate.ts';

/**
 * The rules page. Section n is `rules.n.title`, the numbers of its rules in `rules.n.rules`, and `rules.n.text`, then what
 * the table's options say about it:
 * `rules.n.OPTION.VALUE`, or `rules.n.OPTION` with the value in it.
 */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'Die Karten',
  'rules.1.rules': 'VI-1, VI-2, VI-3',
  'rules.1.text':
    'Sechs Farben: Rot, Rosa, Blau, Gelb, Grün und Schwarz. Eine Karte zeigt eine oder zwei davon, das macht 21 Sorten. Jede Farbe hat ihr eigenes Zeichen: Quadrat, Herz, Welle, Stern, Blatt und Mond, in dieser Reihenfolge. Du musst die Farben also nie unterscheiden können.',
  'rules.1.edition.full': 'Von jeder Sorte gibt es sechs Karten, zusammen 126.',
  'rules.1.edition.pocket': 'Von jeder Sorte gibt es vier Karten, zusammen 84.',

  'rules.2.title': 'So beginnt eine Runde',
  'rules.2.rules': 'VI-4, VI-5, VI-6',
  'rules.2.text':
    'Alle bekommen fünf Karten. Der Rest ist der verdeckte Talon; seine oberste Karte wird neben den drei Häusern als Sperrkarte aufgedeckt. Wer die letzte Runde verloren hat, bekommt dazu eine eigene Sperrkarte, die sonst für niemanden gilt. Wer die letzte Runde gewonnen hat, fängt an; weiter geht es im Uhrzeigersinn.',
  'rules.2.youngest':
    '{youngest, select, draw {Wer die erste Runde anfängt, wird ausgelost.} other {Die erste Runde fängt an, wer am jüngsten ist.}}',

  'rules.3.title': 'Dein Zug',
  'rules.3.rules': 'VI-7, VI-8, VI-9, VI-10, VI-11',
  'rules.3.text':
    'Spiel eine Karte auf eines der drei Häuser. Auf ein leeres darf jede; sonst muss sie mit der Karte dort mindestens eine Farbe gemeinsam haben. Zeigt eine Karte eine Farbe der Sperrkarte, ist sie gesperrt. Gleiche Karten darfst du auf einmal spielen, jede auf ein anderes Haus oder alle auf dasselbe. Eine Karte muss auf der Hand bleiben. Statt zu spielen, darfst du eine Karte vom Talon ziehen, und wenn nichts geht, musst du; die gezogene darfst du gleich spielen, auch mit gleichen von der Hand, oder behalten, dann ist dein Zug vorbei.',

  'rules.4.title': 'VIVA',
  'rules.4.rules': 'VI-13, VI-14, VI-15, VI-16',
  'rules.4.text':
    'Liegt nach deiner Karte auf allen drei Häusern dieselbe Farbe oben, darfst du VIVA rufen. Häuser und Sperrkarte werden abgeräumt. Wer vor dir dran ist, zieht zwei Karten, wer nach dir dran ist, eine; seid ihr nur noch zu zweit, zieht die andere Seite zwei. Dann legst du eine Karte von der Hand als neue Sperrkarte. War es deine einzige, ziehst du eine Karte. Auch eigene Sperrkarten werden bei jedem VIVA ersetzt; rufst du selbst VIVA, bist du deine los.',

  'rules.5.title': 'Die letzte Karte',
  'rules.5.rules': 'VI-17, VI-18, VI-19',
  'rules.5.text':
    'Deine letzte Karte darf auf kein Haus. Sie kommt auf die Sperrkarte oder auf deine eigene und muss mit ihr eine Farbe gemeinsam haben. Dann bist du raus, der Tisch wird abgeräumt, und wer als Nächstes dran ist, legt zuerst eine neue Sperrkarte; wer nur noch eine Karte hat, zieht vorher eine. Die Runde endet, wenn alle bis auf einen raus sind.',

  'rules.6.title': 'Wenn der Talon leer ist',
  'rules.6.rules': 'VI-12',
  'rules.6.text':
    'Die abgeräumten Karten und alles unter den obersten Karten der Häuser werden zu einem neuen Talon gemischt. Passiert das noch einmal, ohne VIVA oder letzte Karte dazwischen, werden auch Häuser und Sperrkarte eingemischt, und eine neue Sperrkarte wird aufgedeckt. Gibt es nichts zu mischen, spielst du, wenn du kannst, sonst passt du; haben alle hintereinander gepasst, wird der Tisch genauso abgeräumt.',

  'rules.7.title': 'Verbotene Karten',
  'rules.7.rules': 'VI-21',
  'rules.7.text':
    'Auf ein Haus darf nur, was passt und nicht gesperrt ist, und nach dem Ziehen nur die gezogene Karte.',
  'rules.7.policing.enforced': 'An diesem Tisch kannst du keine verbotene Karte spielen.',
  'rules.7.policing.caught':
    'An diesem Tisch kannst du es, und die anderen müssen es merken. Bis zum nächsten Zug eines anderen dürfen alle einmal reklamieren. War die Karte verboten, wird alles zurückgenommen, was daraus folgte; sie kommt zurück auf die Hand, drei weitere dazu, und der nächste Platz ist dran. War sie erlaubt, passiert nichts.',

  'rules.8.title': 'Die Partie',
  'rules.8.rules': 'VI-20',
  'rules.8.text':
    'Wer zuerst raus ist, bekommt eine Siegkarte. Alle Runden werden gespielt; die meisten Siegkarten gewinnen. Haben mehrere die meisten, spielen nur sie noch eine Runde: Wer darin zuerst raus ist, gewinnt die Partie.',
  'rules.8.rounds': 'Diese Partie hat {rounds, plural, one {eine Runde} other {# Runden}}.',
  'rules.8.deals':
    'Es sind aber nummerierte Spiele, dieselben wie an anderen Tischen: {deals, plural, one {eine Runde} other {# Runden}}, jede fängt der nächste Platz an, ohne eigene Sperrkarte und ohne Stechen bei Gleichstand.',
};
