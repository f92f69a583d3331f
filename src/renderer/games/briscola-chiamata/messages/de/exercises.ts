import type { Messages } from '#shared/i18n/translate.ts';

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.trick': 'Auf dem Tisch',
  'exercise.takes':
    '{suit, select, C {Kreuz} D {Karo} H {Herz} other {Pik}} ist Trumpf. Die erste dieser Karten wurde ausgespielt. Welche macht den Stich?',
  'exercise.takes.why':
    'Der höchste Trumpf macht den Stich. Liegt keiner, ist es die höchste Karte der ausgespielten Farbe; und die Zehn steht gleich unter dem Ass.',
  'exercise.wins':
    '{suit, select, C {Kreuz} D {Karo} H {Herz} other {Pik}} ist Trumpf. Du spielst als Letztes, und jede Karte ist erlaubt. Mit welcher machst du den letzten Stich?',
  'exercise.wins.why':
    'Den Stich macht ein Trumpf über allen Trümpfen, die da liegen; liegt noch keiner, auch eine höhere Karte der ausgespielten Farbe. Auf die Augen einer Karte kommt es nicht an.',
  'exercise.points': 'Wie viele Augen liegen hier?',
  'exercise.points.why': 'Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2, alles andere nichts.',
  'exercise.bids': 'Geboten ist {standing}. Welches Gebot darf darüber gehen?',
  'exercise.bids.why':
    'Ein Gebot muss einen niedrigeren Rang nennen. Über eine 2 geht nur eine 2 mit Zahl, und über eine Zahl eine höhere.',
  'exercise.brings':
    'Du hast das Reizen mit {bid} gewonnen und spielst mit einem Partner. Eure Seite hat {taken} Augen. Was bringt dir das Spiel?',
  'exercise.brings.why':
    'Du brauchtest {asked}. Bis 70 ist das 2 wert, bis 80 sind es 4, bis 90 sind es 6 und so weiter: gewonnen, wenn erreicht, sonst verloren.',
};
