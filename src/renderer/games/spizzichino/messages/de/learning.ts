import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.ranks': 'Von oben nach unten: 3, 2, Ass, König, Reiter, Bube, 7, 6, 5, 4.',
  'picture.hand': 'Ein Blatt mit einer Napoletana und drei Dreien.',
  'picture.declared': 'Die Münz-3 zählt nur einmal: Angesagt wird die Napoletana, 3 Punkte.',
  'picture.led': 'Der Münz-König wird ausgespielt.',
  'picture.higher': 'Wer Münzen hat, muss bedienen. Die 2 steht über dem König.',
  'picture.takes': 'Die höhere Karte der ausgespielten Farbe macht den Stich.',
  'picture.small': 'Die Kelch-4 wird ausgespielt, die kleinste, die es gibt.',
  'picture.other': 'Wer keine Kelche hat, spielt, was er mag, sogar eine 3.',
  'picture.stays': 'Aber nur ein Kelch hätte stechen können. Trumpf gibt es nicht.',
  'picture.top': 'Eine 2 liegt oben auf einem Stapel: eine Ehrenkarte, wie 3 und Ass.',
  'picture.take': 'Wer dran ist, darf sie auf die Hand nehmen, bevor er eine Karte spielt.',
  'picture.beneath': 'Die Karte darunter wird sofort aufgedeckt und darf gleich gespielt werden.',
};

/** The guided first deal: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'Ein erstes Spiel gegen Bruna: etwa fünf Minuten.',
  'lesson.seat.1': 'Bruna',
  'lesson.piles':
    'Vierzig Karten liegen in acht verdeckten Stapeln zu fünf. Du hast nicht gegeben, also wählst du zuerst: zwei Stapel für die Hand, zwei zum Auslegen vor dir. Hineinsehen darf niemand.',
  'lesson.choose':
    'Die Stapel sind schon vorbereitet. Nimm 1 und 2 auf die Hand, 3 und 4 zum Auslegen, und drück „Diese nehmen“.',
  'lesson.choose.otherwise':
    'Du darfst jeden Stapel wählen. Aber was es hier zu sehen gibt, liegt in 1 und 2, und in 3 und 4. Willst du bei deinen bleiben?',
  'lesson.napoletana':
    'Auf deiner Hand sind 3, 2 und Ass in Münzen: eine Napoletana, 3 Punkte wert. Das Spiel sagt sie für dich an, und alle erfahren es.',
  'lesson.tops':
    'Auch diese zwei Stapel gehören dir. Nur ihre oberste Karte ist zu sehen. Bist du dran, spielst du eine Karte von der Hand oder eine von diesen.',
  'lesson.take':
    'Eine 3, eine 2 oder ein Ass oben auf deinem Stapel darf auf die Hand, bevor du spielst. Nimm die Stab-3: Tipp sie an, oder nimm den Knopf.',
  'lesson.threes':
    'Mit ihr hast du drei Dreien, die noch zählen: 3 Punkte mehr. Die Münz-3 zählt nicht noch einmal, sie steckt in deiner Napoletana. Und die nächste Karte liegt offen: ein Ass, das du auch nehmen könntest.',
  'lesson.lead':
    'Du spielst aus. Es sticht 3, 2, Ass, König, Reiter, Bube, 7 und so weiter bis 4. Über die 3 ihrer Farbe geht nichts: Spiel die Münz-3 aus.',
  'lesson.thirds':
    'Bruna musste bedienen, und der Stich gehört dir. Gezählt wird in Dritteln: Eine 3, eine 2 und jedes Bild ist ein Drittel, ein Ass drei Drittel. Das waren also zwei Drittel.',
  'lesson.ace':
    'Wer einen Stich macht, spielt zum nächsten aus. Ein Ass ist ein ganzer Punkt, aber eine 3 oder 2 würde es stechen. Bei Münzen hattest du beide: Spiel das Münz-Ass aus, es ist sicher.',
  'lesson.low': 'Trumpf gibt es nicht. Werde eine Karte los, die nichts wert ist: Spiel die Kelch-4 aus.',
  'lesson.follow':
    'Bruna hat gestochen und spielt den Schwert-König aus. Du hast Schwerter, auf der Hand oder auf einem Stapel, also musst du bedienen. Deine Schwert-3 macht den Stich.',
  'lesson.top':
    'Jetzt spiel von einem Stapel: die Münz-4. Schau, wie die Karte darunter sofort aufgeht. Im nächsten Stich kannst du sie spielen.',
  'lesson.alone':
    'Zwanzig Stiche sind es: Von hier an spiel, wie du magst. Achte auf Ehrenkarten, die auf deinen Stapeln auftauchen.',
  'lesson.last': 'Der letzte Stich: Wer ihn macht, bekommt einen ganzen Punkt mehr.',
  'lesson.score':
    'Beide zählen ihre Drittel, lassen weg, was zum ganzen Punkt fehlt, und zählen die Ansagen dazu. So geht es weiter, bis jemand 51 Punkte hat.',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.led': 'Ausgespielt',
  'exercise.row.tops': 'Oben auf deinen Stapeln',
  'exercise.row.taken': 'Geholt',
  'exercise.row.hand': 'Dein Blatt',
  'exercise.wins': 'Diese Karte wurde ausgespielt. Welche von deinen macht den Stich?',
  'exercise.wins.why':
    'Ihn macht die höhere Karte der ausgespielten Farbe: 3, 2, Ass, König, Reiter, Bube, 7, 6, 5, 4. Trumpf gibt es nicht.',
  'exercise.follows':
    'Diese Karte wurde ausgespielt. Du hast zwei Karten auf der Hand und zwei oben auf den Stapeln: Welche der vier darfst du spielen?',
  'exercise.follows.why': 'Wer bedienen kann, muss. Was oben auf deinen Stapeln liegt, zählt wie deine Hand.',
  'exercise.thirds': 'Wie viele Drittelpunkte liegen hier?',
  'exercise.thirds.why': 'Ein Ass sind drei Drittel; eine 3, eine 2 und jedes Bild eines; alles andere nichts.',
  'exercise.declares': 'Was sagt dieses Blatt an, in Punkten?',
  'exercise.declares.why':
    'Drei gleiche Ehrenkarten und eine Napoletana sind je 3 wert, vier gleiche 4. Eine Karte zählt einmal, da, wo sie am meisten bringt.',
  'exercise.scores': 'Du hast {thirds} Drittel geholt, aber nicht den letzten Stich. Wie viele Punkte sind das?',
  'exercise.scores.why': 'Drei Drittel sind ein Punkt. Was zum ganzen Punkt fehlt, fällt weg.',
  'exercise.scores-last': 'Du hast {thirds} Drittel in deinen Karten und den letzten Stich. Wie viele Punkte sind das?',
  'exercise.scores-last.why':
    'Der letzte Stich ist drei Drittel mehr wert. Drei Drittel sind ein Punkt; was zum ganzen Punkt fehlt, fällt weg.',
};
