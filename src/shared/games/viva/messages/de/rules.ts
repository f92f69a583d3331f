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
    'Sechs Farben: Rot, Rosa, Blau, Gelb, Grün und Schwarz. Eine Karte zeigt eine davon oder zwei, das macht 21 Sorten. Zu jeder Farbe gehört ein eigenes Zeichen: Quadrat, Herz, Welle, Stern, Blatt und Mond, in dieser Reihenfolge. Niemand muss die Farben unterscheiden können.',
  'rules.1.edition.full': 'Von jeder Sorte gibt es sechs Karten, 126 im Ganzen.',
  'rules.1.edition.pocket': 'Von jeder Sorte gibt es vier Karten, 84 im Ganzen.',

  'rules.2.title': 'So beginnt eine Runde',
  'rules.2.rules': 'VI-4, VI-5, VI-6',
  'rules.2.text':
    'Alle bekommen fünf Karten. Der Rest ist der verdeckte Talon; seine oberste Karte wird neben den drei Häusern als Sperrkarte aufgedeckt. Wer die letzte Runde verloren hat, bekommt noch eine eigene Sperrkarte, die sonst niemanden angeht. Wer die letzte Runde gewonnen hat, fängt an, und es geht im Uhrzeigersinn.',
  'rules.2.youngest':
    '{youngest, select, draw {Wer die erste Runde anfängt, sagt der Zufall.} other {Die erste Runde fängt der Platz an, der als jüngster benannt ist.}}',

  'rules.3.title': 'Am Zug',
  'rules.3.rules': 'VI-7, VI-8, VI-9, VI-10, VI-11',
  'rules.3.text':
    'Spiel eine Karte auf eines der drei Häuser. Auf ein leeres Haus darf jede; auf einer Karte muss sie mit ihr mindestens eine Farbe gemeinsam haben. Zeigt eine Karte eine Farbe der Sperrkarte, ist sie gesperrt. Gleiche Karten darfst du auf einmal spielen, jede auf ein anderes Haus oder alle auf dasselbe. Eine Karte muss auf der Hand bleiben. Statt zu spielen, darfst du eine Karte vom Talon nehmen, und du musst es, wenn nichts geht; diese Karte darfst du gleich spielen, mit gleichen von deiner Hand, oder du behältst sie, und es geht weiter.',

  'rules.4.title': 'VIVA',
  'rules.4.rules': 'VI-13, VI-14, VI-15, VI-16',
  'rules.4.text':
    'Liegt nach deiner Karte eine Farbe auf allen drei Häusern obenauf, darfst du VIVA rufen. Häuser und Sperrkarte werden abgeräumt. Wer vor dir dran ist, nimmt zwei Karten, wer nach dir dran ist, eine; seid ihr nur noch zu zweit, nimmt die andere Seite zwei. Dann legst du eine Karte von der Hand als neue Sperrkarte. War es deine einzige, nimmst du eine Karte. Eine eigene Sperrkarte wird bei jedem VIVA abgeräumt und ersetzt; wer sie hat, wird sie durch ein eigenes VIVA los.',

  'rules.5.title': 'Die letzte Karte',
  'rules.5.rules': 'VI-17, VI-18, VI-19',
  'rules.5.text':
    'Deine letzte Karte darf auf kein Haus. Sie kommt auf die Sperrkarte oder auf deine eigene und muss mit ihr eine Farbe gemeinsam haben. Dann bist du raus, der Tisch wird abgeräumt, und wer als Nächstes dran ist, legt zuerst eine neue Sperrkarte. Wer dafür nur eine Karte hat, nimmt vorher eine zweite. Die Runde endet, wenn nur noch eine Hand Karten hat.',

  'rules.6.title': 'Wenn der Talon leer ist',
  'rules.6.rules': 'VI-12',
  'rules.6.text':
    'Die abgeräumten Karten und alles unter den obersten Karten der Häuser werden zu einem neuen Talon gemischt. Kommt das noch einmal vor, ohne VIVA oder letzte Karte dazwischen, werden auch Häuser und Sperrkarte eingemischt, und eine neue Sperrkarte wird aufgedeckt. Gibt es nichts zu mischen, spielst du, wenn du kannst, und passt, wenn nicht; haben alle hintereinander gepasst, wird der Tisch ebenso abgeräumt.',

  'rules.7.title': 'Verbotene Karten',
  'rules.7.rules': 'VI-21',
  'rules.7.text':
    'Auf ein Haus gehört nur, was passt und nicht gesperrt ist, und nach dem Nehmen nur die genommene Karte.',
  'rules.7.policing.enforced': 'An diesem Tisch lässt sich eine verbotene Karte nicht spielen.',
  'rules.7.policing.caught':
    'An diesem Tisch geht es doch, und die anderen müssen es merken. Bis jemand anders gezogen hat, darf jeder Platz einmal beanstanden. War die Karte verboten, wird alles zurückgenommen, was daraus folgte, sie kommt zurück auf die Hand, drei weitere dazu, und der nächste Platz ist dran. War sie erlaubt, geschieht nichts.',

  'rules.8.title': 'Die Partie',
  'rules.8.rules': 'VI-20',
  'rules.8.text':
    'Wer zuerst raus ist, bekommt eine Siegkarte. Alle Runden werden gespielt, und die meisten Siegkarten gewinnen. Haben mehrere die meisten, spielen nur sie noch eine Runde: Wer darin zuerst raus ist, gewinnt die Partie.',
  'rules.8.rounds': 'Diese Partie hat {rounds, plural, one {eine Runde} other {# Runden}}.',
  'rules.8.deals':
    'Es sind aber nummerierte Spiele, die auch andere Tische spielen: {deals, plural, one {eine Runde} other {# Runden}}, jede vom nächsten Platz begonnen, ohne eigene Sperrkarte und ohne Stechen bei Gleichstand.',
};

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'no-such-youngest': 'Platz {seat} kann nicht anfangen: Dort sitzt niemand',
  'too-many-rounds': 'Diese Ausgabe hat Siegkarten für {most} Runden, nicht für {rounds}',
  'starter-first': 'Erst muss der Zufall sagen, wer anfängt',
  'no-such-starter': 'Platz {seat} kann nicht anfangen: Dort sitzt niemand',
  'deal-first': 'Jetzt müssen die Karten gegeben werden',
  'not-the-deal': 'Gegeben wird aus allen {count} Karten der Ausgabe',
  'restock-first': 'Jetzt muss ein neuer Talon gemischt werden',
  'not-the-restock': 'Der neue Talon muss genau die {count} Karten haben, die gemischt werden können',
  'no-play-now': 'Jetzt kommt keine Karte auf ein Haus',
  'no-take-now': 'Eine Karte nimmt man nur als Erstes, wenn man dran ist',
  'no-pass-now': 'Jetzt wird nicht gepasst',
  'no-viva-now': 'Für VIVA braucht es eine Farbe auf allen drei Häusern, gleich nach der eigenen Karte',
  'no-block-now': 'Eine neue Sperrkarte legt man nur nach VIVA oder einer letzten Karte',
  'no-last-now': 'Die letzte Karte legt man nur als Erstes, wenn man dran ist',
  'mixed-placement': 'Gleiche Karten kommen jede auf ein anderes Haus, der Reihe nach, oder alle auf eines',
  'not-in-hand': 'Auf der Hand ist {copies, plural, =0 {kein {card}} one {nur einmal {card}} other {nur #-mal {card}}}',
  'nothing-to-take': 'Es ist keine Karte mehr zum Nehmen da',
  'take-instead': 'Solange es eine Karte zum Nehmen gibt, wird nicht gepasst',
  'must-play': 'Zu nehmen gibt es nichts, also muss gespielt werden, was geht',
  'not-the-last-card': 'Auf eine Sperrkarte kommt nur die letzte Karte einer Hand',
  'no-own-blocker': 'Die Sperrkarte, auf die sie soll, gibt es nicht',
  'policing-enforced': 'An diesem Tisch geht nichts Verbotenes, also gibt es nichts zu beanstanden',
  'too-late': 'Jetzt ist nichts da, was man beanstanden könnte',
  'own-play': 'Sich selbst kann man nicht beanstanden',
  'called-already': 'Dieser Platz hat das schon beanstandet',
};
