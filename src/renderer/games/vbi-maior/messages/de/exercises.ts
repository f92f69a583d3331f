import type { Messages } from '#shared/i18n/translate.ts';

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.area': 'In der Reihe',
  'exercise.row.returned': 'In der Rückgabe',
  'exercise.row.deck': 'Dein Stapel',
  'exercise.fits': 'Welche dieser Karten passt noch?',
  'exercise.fits.why': 'Eine Romkarte muss höher sein als die zuletzt gelegte. Jede andere geht in die Rückgabe.',
  'exercise.top': 'Du legst diese Karten als Stapel hin. Welche liegt oben, bevor Flüche gespielt werden?',
  'exercise.top.why': 'Flüche liegen oben, darunter die Romkarten von klein nach groß, Segen unten.',
  'exercise.turn':
    'Die Runde ist vorbei, in {difficulty, select, easy {einem leichten} medium {einem mittleren} other {einem schweren}} Spiel. Wie viele Punkte bringt sie?',
  'exercise.turn.why':
    'Ein Punkt für jede Romkarte in der Reihe und jeden Segen in der Rückgabe. Jede Romkarte in der Rückgabe kostet einen im leichten Spiel, sonst zwei: den Malus.',
  'exercise.target':
    'Zu {seats} spielt ihr {difficulty, select, easy {ein leichtes} medium {ein mittleres} other {ein schweres}} Spiel. Wie viele Punkte sind das Ziel?',
  'exercise.target.why': 'Ein leichtes Spiel verlangt 10 Punkte pro Platz, ein mittleres 12, ein schweres 15.',
  'exercise.out': 'Das ist dein Stapel, und du sagst: „Ich bin raus.“ Was geschieht?',
  'exercise.out.why':
    'Deine Karten werden gezeigt. Ist eine Romkarte darunter, ist das Spiel sofort verloren. Nur Segen gehen in die Rückgabe und bringen je einen Punkt.',
  'exercise.out.loses': 'Das Spiel ist verloren',
  'exercise.out.goes-on': 'Das Spiel geht weiter',
};
