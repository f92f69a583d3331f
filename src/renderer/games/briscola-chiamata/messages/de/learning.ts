import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.ranks': 'Von oben nach unten: Die Zehn steht gleich unter dem Ass.',
  'picture.worth': 'Augen wert: Ass 11, Zehn 10, König 4, Dame 3, Bube 2.',
  'picture.led': 'Kein Trumpf in Sicht: Der Kreuz-König wird ausgespielt.',
  'picture.low': 'Ein kleineres Kreuz schlägt ihn nicht.',
  'picture.free': 'Niemand muss bedienen. Das Karo-Ass ist eine andere Farbe und schlägt nichts.',
  'picture.over': 'Die Kreuz-10 steht über dem König.',
  'picture.highest': 'Die höchste Karte der ausgespielten Farbe macht den Stich.',
  'picture.ace': 'Jetzt ist Pik Trumpf. Das Herz-Ass wird ausgespielt.',
  'picture.ten': 'Die Herz-10 ist niedriger.',
  'picture.cut': 'Eine 2, aber Trumpf!',
  'picture.others': 'Was sonst gespielt wird, ist kein Trumpf.',
  'picture.trump': 'Der höchste Trumpf macht den Stich, auch wenn er nur eine 2 ist.',
};

/** The guided first deal: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'Ein erstes Spiel, bei dem du rufst: etwa vier Minuten.',
  'lesson.seat.1': 'Bruno',
  'lesson.seat.2': 'Carla',
  'lesson.seat.3': 'Dario',
  'lesson.seat.4': 'Elena',
  'lesson.hand':
    'Zu fünft teilt ihr euch vierzig Karten, acht für jeden Platz. Sieben, Acht und Neun gibt es nicht. Das ist dein Blatt; sonst sieht es niemand.',
  'lesson.worth':
    'Augen entscheiden. Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2, der Rest nichts. So stechen sie auch: Die Zehn steht über dem König.',
  'lesson.bids':
    'Nun das Reizen. Dario wünscht sich ein Ass zur Hilfe, Elena einen König. Jedes Gebot muss einen niedrigeren Rang nennen. Das verspricht mehr, denn so eine Karte hilft weniger.',
  'lesson.bid':
    'Du hast Ass, Zehn, König und Bube in Pik. Was dir fehlt, ist die Dame. Reiz Dame: Das liegt unter Elenas König.',
  'lesson.bid.otherwise': 'Das ist erlaubt. Aber die Pik-Dame hilft dir am meisten. Willst du dabei bleiben?',
  'lesson.won':
    'Alle anderen haben gepasst, und wer passt, ist endgültig draußen. Du hast das Reizen gewonnen. Mit einem Partner brauchst du jetzt 61 der 120 Augen.',
  'lesson.trump': 'Nenn den Trumpf. Deine starke Farbe ist Pik, und die Dame, die du willst, ist die Pik-Dame.',
  'lesson.called':
    'Die Pik-Dame ist gerufen. Wer sie hat, spielt mit dir und sagt nichts. Nicht einmal du weißt, wer es ist.',
  'lesson.lead':
    'Du spielst zum ersten von acht Stichen aus. Find heraus, wer zu dir hält: Spiel eine Karte, die nichts kostet, die Kreuz-2.',
  'lesson.highest':
    'Niemand hat Trumpf gespielt, also hat die höchste Karte der ausgespielten Farbe den Stich gemacht: Elenas Kreuz-10. Sie hat 14 Augen bekommen und spielt als Nächste aus.',
  'lesson.trumped':
    'Elena spielt das Kreuz-Ass aus. Bedienen muss man hier nicht: Jede Karte ist erlaubt. Und der kleinste Trumpf schlägt jede andere Farbe. Stich das Ass mit dem Pik-Buben.',
  'lesson.trumped.otherwise':
    'Du darfst jede Karte spielen. Aber mit dem Pik-Buben könnten elf Augen dir gehören. Willst du dabei bleiben?',
  'lesson.loaded':
    'Der Stich gehört dir: 23 Augen. Schau, wer dir zehn davon gab: Carla legte eine Zehn, wo sie nicht gewinnen konnte. Ein Versehen, oder Freundschaft? Merk dir das.',
  'lesson.ace': 'Wer einen Stich macht, spielt zum nächsten aus. Spiel dein Herz-Ass und schau, wen es hervorlockt.',
  'lesson.unmasked':
    'Bruno wollte dein Ass mit einem Trumpf stechen, der 2. Aber Carla geht mit der Pik-Dame darüber, der gerufenen Karte! Jetzt wissen alle: Carla spielt mit dir, und was sie sticht, zählt für dich.',
  'lesson.take':
    'Eine Zehn und eine Dame liegen da, und die Herz-10 würde sie bekommen. Nur Bruno kommt noch nach dir. Stich sie mit dem Pik-König.',
  'lesson.top': 'Über das Trumpf-Ass geht nichts. Spiel es aus, dann kann dir Carla gefahrlos Augen geben.',
  'lesson.enough':
    'Du und Carla habt zusammen {points} Augen, und mit 61 ist das Spiel gewonnen. Der Rest wird trotzdem ausgespielt. Spiel weiter, wie du magst.',
  'lesson.score':
    '{won, select, yes {Gewonnen! Das Spiel bringt dir {score}.} other {Verloren: Das Spiel kostet dich {score}.}} Ein Rang allein verlangt 61 Augen: Wer ihn geboten hat und der Partner gewinnen oder verlieren dann je 2, die anderen je 1; wer allein spielt, 4. Wer mit der 2 mehr Augen bietet, spielt um mehr.',
};

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
