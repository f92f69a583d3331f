import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.lying': 'Links die Sperrkarte, daneben die drei Häuser, davor drei Karten einer Hand.',
  'picture.blocked': 'Die Sperrkarte zeigt Gelb und Schwarz: Eine Karte mit Gelb geht nicht.',
  'picture.fits': 'Rot auf Rot: Auf einem Haus braucht eine Karte eine Farbe der Karte darunter.',
  'picture.two': 'Zwei Häuser zeigen Gelb, das dritte ist leer.',
  'picture.three': 'Mit Gelb auf dem dritten liegt eine Farbe auf allen: VIVA!',
  'picture.cleared': 'Der Tisch wird abgeräumt, die anderen ziehen Karten, und eine neue Sperrkarte kommt.',
  'picture.last': 'Eine Karte ist noch auf der Hand. Sie darf auf kein Haus, nicht einmal auf das grüne.',
  'picture.out': 'Sie kommt auf die Sperrkarte, die auch Schwarz zeigt. So bist du raus.',
};

/** The guided first round: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'Deine erste Runde, gegen zwei andere: etwa drei Minuten.',
  'lesson.seat.1': 'Bruno',
  'lesson.seat.2': 'Carla',
  'lesson.cards':
    'Alle haben fünf Karten und wollen sie zuerst los sein. Eine Karte zeigt eine oder zwei von sechs Farben; jede Farbe hat ihr Zeichen, du musst die Farben also nicht unterscheiden können.',
  'lesson.blocked':
    'Das ist die Sperrkarte. Sie zeigt Schwarz, also ist jetzt jede Karte mit Schwarz gesperrt: Zwei von deinen liegen tiefer und gehen jetzt nicht.',
  'lesson.first':
    'Ihr spielt auf drei Häuser. Auf ein leeres Haus darf jede Karte, die nicht gesperrt ist. Spiel Rot mit Blau auf Haus 1.',
  'lesson.match':
    'Bruno hat auf deine Karte gespielt: Beide zeigen Blau. Auf einem Haus braucht eine Karte eine Farbe der Karte darunter. Carla hat ein leeres Haus genommen.',
  'lesson.third': 'Schau: Beide Häuser zeigen Gelb. Spiel Gelb mit Grün auf Haus 3, dann tun es alle drei.',
  'lesson.third.otherwise':
    'Das darfst du. Aber mit Gelb auf dem dritten Haus könntest du VIVA rufen. Willst du dabei bleiben?',
  'lesson.viva': 'Nach deiner Karte liegt auf allen drei Häusern dieselbe Farbe oben: Du darfst VIVA rufen. Tu es!',
  'lesson.viva.otherwise':
    'Du musst nicht rufen. Aber VIVA räumt den Tisch ab, und die anderen müssen Karten ziehen. Willst du darauf verzichten?',
  'lesson.block':
    'Der Tisch ist abgeräumt. Carla, die vor dir dran ist, hat zwei Karten gezogen, und Bruno, nach dir, eine. Leg jetzt eine neue Sperrkarte: Gelb mit Schwarz, das war schwer zu spielen.',
  'lesson.copies':
    'Bruno hat gerade zwei gleiche Karten auf einmal gespielt, jede auf ein anderes Haus. Beide auf eines ginge auch. Nur die letzte Karte darf auf kein Haus.',
  'lesson.take':
    'Jetzt passt keine deiner Karten: Grün mit Schwarz ist gesperrt, und Rot mit Blau passt auf kein Haus. Also musst du eine Karte vom Talon ziehen.',
  'lesson.taken':
    'Die gezogene Karte darfst du gleich spielen, wenn sie passt. Rosa passt zu Rosa: Spiel sie auf Haus 1.',
  'lesson.down': 'Blau passt zu Blau: Spiel Rot mit Blau auf Haus 1. Dann hast du nur noch eine Karte.',
  'lesson.last':
    'Deine letzte Karte darf auf kein Haus. Sie kommt auf die Sperrkarte und braucht eine Farbe von ihr: Deine hat Schwarz. Spiel sie dorthin!',
  'lesson.out':
    '{place, select, first {Du bist zuerst raus und gewinnst die Runde: eine Siegkarte für dich. Die anderen spielen aus, wer übrig bleibt.} second {Du bist raus, aber nicht zuerst: Die Siegkarte dieser Runde ist schon vergeben.} other {Die anderen sind raus, und du hast noch Karten: Die Runde ist verloren.}} Die meisten Siegkarten gewinnen die Partie.',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.blocking': 'Die Sperrkarte',
  'exercise.row.houses': 'Auf den Häusern',
  'exercise.row.hand': 'Auf deiner Hand',
  'exercise.fits': 'Welche dieser Karten darfst du auf ein Haus spielen?',
  'exercise.fits.why': 'Sie braucht eine Farbe der Karte auf einem Haus und darf keine Farbe der Sperrkarte zeigen.',
  'exercise.calls': 'Mit welcher dieser Karten kannst du VIVA rufen?',
  'exercise.calls.why': 'Die Karte muss erlaubt sein, und dann muss auf allen drei Häusern dieselbe Farbe oben liegen.',
  'exercise.last': 'Eine davon ist deine letzte Karte. Welche könntest du jetzt spielen?',
  'exercise.last.why':
    'Deine letzte Karte kommt auf die Sperrkarte und braucht eine Farbe von ihr. Auf ein Haus darf sie nicht.',
  'exercise.together': 'Du spielst drei gleiche Karten auf einmal. Was ist erlaubt?',
  'exercise.together.why': 'Jede auf ein anderes Haus oder alle auf dasselbe. Beides zugleich geht nicht.',
  'exercise.on-houses': 'Häuser {houses}',
  'exercise.takes-before':
    'Ihr seid {seats} am Tisch, und du rufst VIVA. Wie viele Karten zieht, wer vor dir dran ist?',
  'exercise.takes-before.why': 'Wer vor dir kommt, zieht zwei, wer nach dir kommt, eine.',
  'exercise.takes-after':
    'Ihr seid {seats} am Tisch, und du rufst VIVA. Wie viele Karten zieht, wer nach dir dran ist?',
  'exercise.takes-after.why': 'Wer vor dir kommt, zieht zwei, wer nach dir kommt, eine.',
  'exercise.takes-other': 'Ihr seid nur noch {seats}, und du rufst VIVA. Wie viele Karten zieht die andere Seite?',
  'exercise.takes-other.why': 'Seid ihr nur noch zu zweit, zieht die andere Seite zwei.',
};
