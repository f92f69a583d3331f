import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.lying': 'Links die Sperrkarte, daneben die drei Häuser, davor drei Karten einer Hand.',
  'picture.blocked': 'Die Sperrkarte zeigt Gelb und Schwarz: Eine Karte mit Gelb geht nicht.',
  'picture.fits': 'Rot auf Rot: Eine Karte auf einem Haus braucht eine Farbe der Karte darunter.',
  'picture.two': 'Zwei Häuser zeigen Gelb, das dritte ist leer.',
  'picture.three': 'Mit Gelb auf dem dritten liegt eine Farbe auf allen: VIVA!',
  'picture.cleared': 'Der Tisch wird abgeräumt, andere nehmen Karten, und eine neue Sperrkarte kommt.',
  'picture.last': 'Eine Karte ist noch auf der Hand. Sie darf auf kein Haus, nicht einmal auf das grüne.',
  'picture.out': 'Sie kommt auf die Sperrkarte, denn beide haben Schwarz. So geht man raus.',
};

/** The guided first round: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'Eine erste Runde gegen zwei andere: etwa drei Minuten.',
  'lesson.seat.1': 'Bruno',
  'lesson.seat.2': 'Carla',
  'lesson.cards':
    'Alle haben fünf Karten und wollen sie als Erste los sein. Eine Karte zeigt eine oder zwei von sechs Farben; jede Farbe hat ihr Zeichen, du musst die Farben also nicht unterscheiden können.',
  'lesson.blocked':
    'Das ist die Sperrkarte. Sie zeigt Schwarz, also ist jetzt jede Karte mit Schwarz gesperrt: Zwei von deinen liegen tiefer und sind nicht spielbar.',
  'lesson.first':
    'Gespielt wird auf drei Häuser. Auf ein leeres Haus darf jede Karte, die nicht gesperrt ist. Leg Rot-Blau auf Haus 1.',
  'lesson.match':
    'Bruno hat seine Karte auf deine gelegt: Beide zeigen Blau. Eine Karte auf einem Haus braucht eine Farbe der Karte darunter. Carla nahm ein leeres Haus.',
  'lesson.third': 'Schau: Beide Häuser zeigen Gelb. Leg Gelb-Grün auf Haus 3, dann tun es alle drei.',
  'lesson.third.otherwise':
    'Das ist erlaubt. Aber mit Gelb auf dem dritten Haus könntest du VIVA rufen. Willst du dabei bleiben?',
  'lesson.viva': 'Nach deiner Karte liegt eine Farbe auf allen drei Häusern: Du darfst VIVA rufen. Tu es!',
  'lesson.viva.otherwise':
    'Du musst es nicht rufen. Aber es räumt den Tisch ab und lässt die anderen Karten nehmen. Willst du darauf verzichten?',
  'lesson.block':
    'Der Tisch ist abgeräumt. Carla, vor dir dran, nahm zwei Karten, und Bruno, nach dir dran, eine. Leg jetzt eine neue Sperrkarte: Gelb-Schwarz, das schwer zu spielen war.',
  'lesson.copies':
    'Bruno hat gerade zwei gleiche Karten auf einmal gespielt, jede auf ein anderes Haus. Alle auf eines ginge auch. Nur die letzte Karte darf auf kein Haus.',
  'lesson.take':
    'Keine deiner Karten passt jetzt: Grün-Schwarz ist gesperrt, und Rot-Blau passt auf kein Haus. Dann musst du eine Karte vom Talon nehmen.',
  'lesson.taken':
    'Die genommene Karte darfst du gleich spielen, wenn sie passt. Rosa passt zu Rosa: Leg sie auf Haus 1.',
  'lesson.down': 'Blau passt zu Blau: Leg Rot-Blau auf Haus 1. Dann bleibt nur noch eine Karte.',
  'lesson.last':
    'Die letzte Karte darf auf kein Haus. Sie kommt auf die Sperrkarte und braucht eine Farbe von ihr: Deine hat Schwarz. Leg sie dorthin!',
  'lesson.out':
    '{place, select, first {Du bist vor allen anderen raus, und das gewinnt die Runde: eine Siegkarte für dich. Die anderen spielen aus, wer übrig bleibt.} second {Du bist raus, aber nicht vor allen anderen: Die Siegkarte dieser Runde ist schon vergeben.} other {Die anderen sind raus, und du hast noch Karten: Die Runde ist verloren.}} Die meisten Siegkarten gewinnen die Partie.',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.blocking': 'Die Sperrkarte',
  'exercise.row.houses': 'Auf den Häusern',
  'exercise.row.hand': 'Auf deiner Hand',
  'exercise.fits': 'Welche dieser Karten darfst du auf ein Haus spielen?',
  'exercise.fits.why': 'Sie braucht eine Farbe der Karte auf einem Haus und darf keine Farbe der Sperrkarte zeigen.',
  'exercise.calls': 'Mit welcher dieser Karten kannst du VIVA rufen?',
  'exercise.calls.why':
    'Sie muss erlaubt sein, wo sie hinkommt, und dann muss eine Farbe auf allen drei Häusern obenauf liegen.',
  'exercise.last': 'Eine davon ist deine letzte Karte. Welche könntest du jetzt legen?',
  'exercise.last.why':
    'Eine letzte Karte kommt auf die Sperrkarte und braucht eine Farbe von ihr. Auf ein Haus darf sie nicht.',
  'exercise.together': 'Du spielst drei gleiche Karten auf einmal. Was ist erlaubt?',
  'exercise.together.why': 'Jede auf ein anderes Haus, oder alle auf dasselbe. Nicht halb so, halb so.',
  'exercise.on-houses': 'Häuser {houses}',
  'exercise.takes-before': 'Ihr seid zu {seats}, und du rufst VIVA. Wie viele Karten nimmt, wer vor dir dran ist?',
  'exercise.takes-before.why': 'Wer vor dem Ruf dran war, nimmt zwei, wer danach dran ist, eine.',
  'exercise.takes-after': 'Ihr seid zu {seats}, und du rufst VIVA. Wie viele Karten nimmt, wer nach dir dran ist?',
  'exercise.takes-after.why': 'Wer vor dem Ruf dran war, nimmt zwei, wer danach dran ist, eine.',
  'exercise.takes-other': 'Ihr seid nur noch zu {seats}, und du rufst VIVA. Wie viele Karten nimmt die andere Seite?',
  'exercise.takes-other.why': 'Sind nur noch zwei übrig, nimmt die andere Seite zwei.',
};
