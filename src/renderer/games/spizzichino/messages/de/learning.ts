import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.ranks': 'Von hoch nach niedrig: 3, 2, Ass, König, Reiter, Bube, 7, 6, 5, 4.',
  'picture.hand': 'Ein Blatt mit einer Napoletana und drei Dreien.',
  'picture.declared': 'Die Münz-3 zählt nur einmal: Angesagt wird die Napoletana, 3 Punkte.',
  'picture.led': 'Der Münz-König wird ausgespielt.',
  'picture.higher': 'Hast du Münzen, musst du bedienen. Die 2 schlägt den König.',
  'picture.takes': 'Die höhere Karte der ausgespielten Farbe macht den Stich.',
  'picture.small': 'Die Kelch-4 wird ausgespielt, die kleinste von allen.',
  'picture.other': 'Hast du keine Kelche, spiel, was du willst, sogar eine 3.',
  'picture.stays': 'Aber nur ein Kelch hätte den Stich machen können. Trumpf gibt es nicht.',
  'picture.top': 'Oben auf einem Stapel liegt eine 2: eine Ehrenkarte, wie 3 und Ass.',
  'picture.take': 'Bist du dran, darfst du sie auf die Hand nehmen, bevor du spielst.',
  'picture.beneath': 'Die Karte darunter wird sofort aufgedeckt, und du darfst sie gleich spielen.',
};

/** The guided first deal: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'Dein erstes Spiel, gegen Bruna: etwa fünf Minuten.',
  'lesson.seat.1': 'Bruna',
  'lesson.piles':
    'Vierzig Karten in acht verdeckten Stapeln zu fünf. Du hast nicht gegeben, also wählst du zuerst: zwei Stapel für die Hand, zwei zum Aufdecken vor dir. Hineinsehen darf niemand.',
  'lesson.choose': 'Nimm für diese Lektion 1 und 2 auf die Hand, dann 3 und 4 zum Aufdecken, und drück „Diese nehmen“.',
  'lesson.choose.otherwise':
    'Du darfst jeden Stapel wählen. Aber diese Lektion braucht 1 und 2 und dann 3 und 4. Willst du dabei bleiben?',
  'lesson.napoletana':
    'Du hast 3, 2 und Ass in Münzen auf der Hand: eine Napoletana, 3 Punkte wert. Sie wird automatisch angesagt, und alle erfahren es.',
  'lesson.tops':
    'Auch diese zwei Stapel gehören dir, aber nur ihre oberste Karte ist zu sehen. Bist du dran, spielst du eine Karte von der Hand oder eine von diesen.',
  'lesson.take':
    'Eine 3, eine 2 oder ein Ass oben auf deinem Stapel darf auf die Hand, bevor du spielst. Nimm die Stab-3: Tipp sie an, oder drück den Knopf.',
  'lesson.threes':
    'Jetzt hast du drei Dreien, die noch zählen: 3 Punkte mehr. Die Münz-3 zählt nicht noch einmal, sie steckt in der Napoletana. Und die nächste Karte liegt offen: ein Ass, das du auch nehmen könntest.',
  'lesson.lead':
    'Du spielst aus. Die Rangfolge: 3, 2, Ass, König, Reiter, Bube, 7 bis 4. Über eine 3 geht in ihrer Farbe nichts: Spiel die Münz-3 aus.',
  'lesson.thirds':
    'Bruna musste bedienen, und der Stich gehört dir. Gezählt wird in Dritteln: eines für 3, 2 und jedes Bild, drei für ein Ass. Das waren also zwei Drittel.',
  'lesson.ace':
    'Wer einen Stich macht, spielt zum nächsten aus. Ein Ass ist ein ganzer Punkt, aber eine 3 oder 2 schlägt es. In Münzen hattest du beide: Spiel das Münz-Ass aus, es ist sicher.',
  'lesson.low': 'Trumpf gibt es nicht. Werde eine Karte los, die nichts wert ist: Spiel die Kelch-4 aus.',
  'lesson.follow':
    'Bruna hat den Stich gemacht und spielt den Schwert-König aus. Du hast Schwerter, auf der Hand oder auf einem Stapel, also musst du bedienen. Deine Schwert-3 macht den Stich.',
  'lesson.top':
    'Jetzt spiel von einem Stapel: die Münz-4. Die Karte darunter wird sofort aufgedeckt. Im nächsten Stich kannst du sie spielen.',
  'lesson.alone':
    'Es sind zwanzig Stiche: Ab jetzt spielst du, wie du willst. Achte auf Ehrenkarten, die auf deinen Stapeln auftauchen.',
  'lesson.last': 'Der letzte Stich: Wer ihn macht, bekommt einen Punkt extra.',
  'lesson.score':
    'Ihr zählt beide eure Drittel, rundet auf ganze Punkte ab und zählt die Ansagen dazu. So geht es weiter, bis jemand 51 Punkte hat.',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.led': 'Ausgespielt',
  'exercise.row.tops': 'Oben auf deinen Stapeln',
  'exercise.row.taken': 'Geholt',
  'exercise.row.hand': 'Dein Blatt',
  'exercise.wins': 'Diese Karte wurde ausgespielt. Mit welcher von deinen machst du den Stich?',
  'exercise.wins.why':
    'Die höhere Karte der ausgespielten Farbe macht ihn: 3, 2, Ass, König, Reiter, Bube, 7, 6, 5, 4. Trumpf gibt es nicht.',
  'exercise.follows':
    'Diese Karte wurde ausgespielt. Du hast zwei Karten auf der Hand und zwei oben auf Stapeln: Welche der vier darfst du spielen?',
  'exercise.follows.why': 'Kannst du bedienen, musst du. Die obersten Karten deiner Stapel zählen wie deine Hand.',
  'exercise.thirds': 'Wie viele Drittelpunkte sind diese Karten wert?',
  'exercise.thirds.why': 'Ein Ass sind drei Drittel; eine 3, eine 2 und jedes Bild eines; alles andere nichts.',
  'exercise.declares': 'Wie viele Punkte sagt dieses Blatt an?',
  'exercise.declares.why':
    'Drei gleiche Ehrenkarten und eine Napoletana sind je 3 wert, vier gleiche 4. Eine Karte zählt nur einmal: wo sie am meisten bringt.',
  'exercise.scores': 'Du hast {thirds} Drittel geholt, aber nicht den letzten Stich. Wie viele Punkte sind das?',
  'exercise.scores.why': 'Drei Drittel sind ein Punkt. Der Rest fällt weg.',
  'exercise.scores-last': 'Du hast {thirds} Drittel in den Karten, dazu den letzten Stich. Wie viele Punkte sind das?',
  'exercise.scores-last.why':
    'Der letzte Stich bringt drei Drittel dazu. Drei Drittel sind ein Punkt; der Rest fällt weg.',
};
