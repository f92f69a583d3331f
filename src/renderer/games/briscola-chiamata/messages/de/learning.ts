import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.ranks': 'Von hoch nach niedrig: Die Zehn kommt gleich nach dem Ass.',
  'picture.worth': 'Augen: Ass 11, Zehn 10, König 4, Dame 3, Bube 2.',
  'picture.led': 'Kein Trumpf in Sicht: Der Kreuz-König wird ausgespielt.',
  'picture.low': 'Ein kleineres Kreuz schlägt ihn nicht.',
  'picture.free': 'Niemand muss bedienen. Aber das Karo-Ass ist eine andere Farbe und schlägt nichts.',
  'picture.over': 'Die Kreuz-10 schlägt den König.',
  'picture.highest': 'Die höchste Karte der ausgespielten Farbe macht den Stich.',
  'picture.ace': 'Jetzt ist Pik Trumpf. Das Herz-Ass wird ausgespielt.',
  'picture.ten': 'Die Herz-10 ist niedriger.',
  'picture.cut': 'Eine 2, aber Trumpf!',
  'picture.others': 'Sonst spielt niemand Trumpf.',
  'picture.trump': 'Der höchste Trumpf macht den Stich, selbst wenn es nur eine 2 ist.',
};

/** The guided first deal: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'Dein erstes Spiel, und du rufst: etwa vier Minuten.',
  'lesson.seat.1': 'Bruno',
  'lesson.seat.2': 'Carla',
  'lesson.seat.3': 'Dario',
  'lesson.seat.4': 'Elena',
  'lesson.hand':
    'Fünf am Tisch, vierzig Karten, also je acht. Sieben, Acht und Neun gibt es nicht. Das ist dein Blatt; sonst sieht es niemand.',
  'lesson.worth':
    'Auf die Augen kommt es an. Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2, der Rest nichts. So ist auch die Rangfolge: Die Zehn steht über dem König.',
  'lesson.bids':
    'Jetzt das Reizen. Dario will ein Ass vom Partner, Elena einen König. Jedes Gebot muss niedriger sein. Damit versprichst du mehr, denn eine niedrigere Karte hilft weniger.',
  'lesson.bid':
    'Du hast Ass, Zehn, König und Bube in Pik. Dir fehlt die Dame. Reiz Dame: Das ist ein Rang unter Elenas König.',
  'lesson.bid.otherwise': 'Das darfst du. Aber die Pik-Dame hilft dir am meisten. Willst du dabei bleiben?',
  'lesson.won':
    'Alle anderen haben gepasst, und wer passt, ist raus: Du gewinnst das Reizen. Mit deinem Partner brauchst du jetzt 61 der 120 Augen.',
  'lesson.trump': 'Jetzt nenn den Trumpf. Deine starke Farbe ist Pik, und die Dame, die du willst, ist die Pik-Dame.',
  'lesson.called':
    'Die Pik-Dame ist gerufen. Wer sie hat, ist dein Partner und sagt nichts. Nicht einmal du weißt, wer es ist.',
  'lesson.lead':
    'Du spielst zum ersten von acht Stichen aus. Find heraus, wer dein Partner ist: Spiel die Kreuz-2, die kostet dich nichts.',
  'lesson.highest':
    'Niemand hat Trumpf gespielt, also macht die höchste Karte der ausgespielten Farbe den Stich: Elenas Kreuz-10. Das sind 14 Augen für sie, und als Nächstes spielt sie aus.',
  'lesson.trumped':
    'Elena spielt das Kreuz-Ass aus. Bedienen musst du nicht: Jede Karte ist erlaubt. Und schon der kleinste Trumpf sticht jede andere Farbe. Stich das Ass mit dem Pik-Buben.',
  'lesson.trumped.otherwise':
    'Du darfst jede Karte spielen. Aber der Pik-Bube bringt dir elf Augen. Willst du dabei bleiben?',
  'lesson.loaded':
    'Der Stich gehört dir: 23 Augen. Zehn davon sind von Carla: eine Zehn, mit der sie nicht stechen konnte. Versehen oder Absicht? Merk dir das.',
  'lesson.ace':
    'Wer einen Stich macht, spielt zum nächsten aus. Spiel dein Herz-Ass und schau, wer aus der Deckung kommt.',
  'lesson.unmasked':
    'Bruno wollte dein Ass mit einem Trumpf stechen, der 2. Aber Carla übersticht mit der Pik-Dame, der gerufenen Karte! Jetzt wissen alle: Carla spielt mit dir, und was sie holt, zählt für dich.',
  'lesson.take':
    'In diesem Stich liegen eine Zehn und eine Dame, und die Herz-10 würde ihn machen. Nach dir kommt nur noch Bruno. Stich mit dem Pik-König.',
  'lesson.top': 'Über das Trumpf-Ass geht nichts. Spiel es aus, dann kann dir Carla gefahrlos Augen geben.',
  'lesson.enough':
    'Du und Carla habt zusammen {points} Augen, und 61 reichen zum Sieg. Der Rest wird trotzdem gespielt: Spiel weiter, wie du willst.',
  'lesson.score':
    '{won, select, yes {Gewonnen! Das Spiel bringt dir {score}.} other {Verloren: Das Spiel kostet dich {score}.}} Ein Gebot ohne Zahl verlangt 61 Augen: Wer ruft und der Partner gewinnen oder verlieren je 2, die anderen je 1; wer allein spielt, 4. Reizt du mit der 2 mehr Augen, spielst du um mehr.',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.trick': 'Auf dem Tisch',
  'exercise.takes':
    'Trumpf ist {suit, select, C {Kreuz} D {Karo} H {Herz} other {Pik}}. Die erste dieser Karten wurde ausgespielt. Welche macht den Stich?',
  'exercise.takes.why':
    'Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe; und die Zehn kommt gleich nach dem Ass.',
  'exercise.wins':
    'Trumpf ist {suit, select, C {Kreuz} D {Karo} H {Herz} other {Pik}}. Du spielst als Letztes und darfst jede Karte spielen. Mit welcher machst du den letzten Stich?',
  'exercise.wins.why':
    'Liegt schon ein Trumpf, macht nur ein höherer den Stich; sonst jeder Trumpf und jede höhere Karte der ausgespielten Farbe. Auf die Augen kommt es nicht an.',
  'exercise.points': 'Wie viele Augen sind diese Karten wert?',
  'exercise.points.why': 'Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2, alles andere nichts.',
  'exercise.bids': 'Geboten ist {standing}. Welches Gebot geht darüber?',
  'exercise.bids.why':
    'Ein Gebot muss einen niedrigeren Rang nennen. Über eine 2 geht nur eine 2 mit Augen, darüber nur mehr Augen.',
  'exercise.brings':
    'Du hast das Reizen mit {bid} gewonnen und hast einen Partner. Eure Seite hat {taken} Augen. Was bringt dir das Spiel?',
  'exercise.brings.why':
    'Du brauchtest {asked}. Bis 70 geht es um 2, bis 80 um 4, bis 90 um 6 und so weiter: geschafft heißt gewonnen, sonst verloren.',
};
