import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.drawn': 'Fünf Karten, wie sie gezogen wurden.',
  'picture.sorted': 'Als Stapel, von oben: der Fluch, die Romkarten von klein nach groß, der Segen ganz unten.',
  'picture.first': 'Niemand ist an der Reihe. Jemand fängt mit 12 an.',
  'picture.second': '30 ist höher: Sie passt.',
  'picture.jump': 'Jemand hatte es eilig: 66.',
  'picture.late': '41 passt nicht mehr. Wird sie aufgedeckt, geht sie in die Rückgabe und kostet Punkte.',
};

/** The guided first turns: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'Deine ersten drei Runden, mit Bruno und Carla: etwa vier Minuten.',
  'lesson.seat.1': 'Bruno',
  'lesson.seat.2': 'Carla',
  'lesson.aim':
    'Ihr drei seid eine Gruppe: Ihr gewinnt oder verliert gemeinsam. Hier oben steht das Ziel, 30 Punkte. Jede Romkarte in steigender Reihe bringt einen Punkt. Daneben steht der Malus: was zu späte Karten kosten.',
  'lesson.card':
    'In der ersten Runde haben alle eine Karte, von 1 bis 90. Deine ist die 30. Sieh sie an, solange du willst: Liegt dein Stapel, darfst du nicht mehr hineinsehen. Merk dir die 30, und leg ihn hin.',
  'lesson.silence':
    'Jetzt spielen alle zugleich, ohne Reihenfolge und ohne ein Wort. Deck auf, wenn du glaubst, dass deine Karte die kleinste ist, die noch da ist. 30 ist nicht sehr klein: Warte einen Moment.',
  'lesson.mine': 'Bruno hat die 12 aufgedeckt, und sonst rührt sich niemand. Jetzt kommt wohl deine: Deck sie auf.',
  'lesson.three':
    'Drei Karten in steigender Reihe: 3 von 30 Punkten. Diese Karten scheiden aus. In der nächsten Runde bekommen alle eine Karte mehr.',
  'lesson.two':
    'Zwei Karten: Dein Stapel ist schon sortiert, die kleinste oben. Merk dir die 8 und die 55, und leg ihn hin.',
  'lesson.first': 'Die 8 ist sehr klein. Eine kleinere hat wohl niemand: Deck sie sofort auf.',
  'lesson.late':
    'Bruno hatte es eilig: Die 60 liegt schon, und deine 55 passt nicht mehr. Du darfst sie zurückhalten, aber irgendwann muss sie weg. Deck sie auf und sieh, was sie kostet.',
  'lesson.malus':
    'Eine Karte, die zu spät kommt, geht in die Rückgabe und kostet hier einen Punkt, in schwereren Spielen zwei. Das ist der Malus. Erreicht er in einer Runde zehn, ist das Spiel sofort verloren.',
  'lesson.special':
    'Unter den Karten sind Segen und Flüche. Du hast Diana, einen Segen: Segen kommen unten in den Stapel. Merk dir die 15 und die 48, und leg den Stapel hin.',
  'lesson.curse':
    'Carla hatte einen Fluch. Flüche kommen vor dem Rennen: Ihr Stapel wurde gemischt, und sie spielt ihn, ohne die Reihenfolge zu kennen.',
  'lesson.diana':
    'Du darfst jede Karte deines Stapels aufdecken, nicht nur die oberste. Diana zeigt die kleinste Karte jedes Stapels. Fächere deinen Stapel auf, und nimm die unterste Karte, ganz links.',
  'lesson.diana.otherwise.turn-up':
    'Das darfst du. Aber Diana liegt ganz unten, links außen im Fächer. Willst du bei dieser Karte bleiben?',
  'lesson.shown':
    'Jetzt sehen alle die kleinste Karte jedes Stapels: deine 15, Carlas 22, Brunos 29. Also bist du zuerst dran: Deck deine 15 auf.',
  'lesson.wait':
    '15, 22, 29: alles wie gezeigt. Ab jetzt musst du raten. Du hast die 48, und niemand rührt sich: Deck sie auf.',
  'lesson.goal':
    '{outcome, select, out {Du hast „Ich bin raus“ gesagt, aber in deinem Stapel war eine Romkarte: Das Spiel ist sofort verloren.} other {Diese Runde bringt {points, plural, one {# Punkt} other {# Punkte}}. So geht es weiter, jede Runde mit einer Karte mehr, bis ihr 30 Punkte habt. Ihr verliert, wenn der Malus einer Runde zehn erreicht, wenn der Vorrat ausgeht oder wenn jemand mit einer Romkarte „Ich bin raus“ sagt.}}',
  'lesson.otherwise.out':
    'Das darfst du sagen. Aber in deinem Stapel ist eine Romkarte, und das Spiel wäre sofort verloren. Willst du dabei bleiben?',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.area': 'In der Reihe',
  'exercise.row.returned': 'In der Rückgabe',
  'exercise.row.deck': 'Dein Stapel',
  'exercise.fits': 'Welche dieser Karten passt noch?',
  'exercise.fits.why': 'Eine Romkarte muss höher sein als die zuletzt gelegte. Jede andere geht in die Rückgabe.',
  'exercise.top': 'Diese Karten sind dein Stapel. Welche liegt oben, bevor Flüche gespielt werden?',
  'exercise.top.why': 'Flüche liegen oben, darunter die Romkarten von klein nach groß, Segen unten.',
  'exercise.turn':
    'Die Runde ist vorbei, in {difficulty, select, easy {einem leichten} medium {einem mittleren} other {einem schweren}} Spiel. Wie viele Punkte bringt sie?',
  'exercise.turn.why':
    'Ein Punkt für jede Romkarte in der Reihe und jeden Segen in der Rückgabe. Jede Romkarte in der Rückgabe kostet einen im leichten Spiel, sonst zwei: Das ist der Malus.',
  'exercise.target':
    'Zu {seats} spielt ihr {difficulty, select, easy {ein leichtes} medium {ein mittleres} other {ein schweres}} Spiel. Wie viele Punkte braucht ihr?',
  'exercise.target.why': 'Ein leichtes Spiel verlangt 10 Punkte pro Kopf, ein mittleres 12, ein schweres 15.',
  'exercise.out': 'Das ist dein Stapel, und du sagst: „Ich bin raus.“ Was passiert?',
  'exercise.out.why':
    'Deine Karten werden gezeigt. Ist eine Romkarte darunter, ist das Spiel sofort verloren. Nur Segen gehen in die Rückgabe und bringen je einen Punkt.',
  'exercise.out.loses': 'Das Spiel ist verloren',
  'exercise.out.goes-on': 'Das Spiel geht weiter',
};
