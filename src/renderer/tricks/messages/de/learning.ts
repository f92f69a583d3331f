import type { Messages } from '#shared/i18n/translate.ts';

const suit = (gap: string) => `{${gap}, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}}`;
const card = (rank: string, of: string) =>
  `{${of}, select, D {Münz} C {Kelch} S {Schwert} other {Stab}}-{${rank}, select, 1 {Ass} R {König} C {Reiter} F {Bube} other {{${rank}}}}`;
const TRUMP =
  '{trump, select, none {} D {Münzen sind Trumpf. } C {Kelche sind Trumpf. } S {Schwerter sind Trumpf. } other {Stäbe sind Trumpf. }}';
const ORDER =
  '{order, select, 3 {3, 2, Ass, König, Reiter, Bube, 7, 6, 5, 4} other {Ass, 3, König, Reiter, Bube, 7, 6, 5, 4, 2}}';
const WORTH =
  '{order, select, 3 {Ein Ass ist ein ganzer Punkt, eine 3, eine 2 und jedes Bild ein Drittel, der Rest nichts.} other {Ein Ass zählt 11 Punkte, eine 3 zählt 10, ein König 4, ein Reiter 3, ein Bube 2, der Rest nichts.}}';

/** Das geführte erste Spiel zu zweit. */
export const LESSON: Messages = {
  'lesson.about': 'Dein erstes Spiel, gegen Bruna: etwa fünf Minuten.',
  'lesson.seat.1': 'Bruna',
  'lesson.cards': `Du hast {count} Karten. {trump, select, none {Trumpf gibt es nicht.} other {${card('rank', 'trump')} ist aufgedeckt: ${suit('trump')} sind Trumpf und stechen jede andere Farbe.}} Rangfolge: ${ORDER}.`,
  'lesson.worth': WORTH,
  'lesson.top': `Du spielst aus. Über die {rank} geht in ihrer Farbe nichts: Spiel ${card('rank', 'suit')}.`,
  'lesson.low': `Du spielst aus. Nimm eine Karte, die nichts zählt: ${card('rank', 'suit')}.`,
  'lesson.safe': `Was ${card('rank', 'suit')} schlagen könnte, ist schon weg oder auf deiner Hand: Spiel die Karte aus.`,
  'lesson.taken':
    '{by, select, you {Der Stich gehört dir} other {Bruna macht den Stich}}. Ihr zieht beide eine Karte{draws, select, shown { und zeigt sie einander} other {}}. Wer den Stich hat, zieht zuerst und spielt wieder aus.',
  'lesson.trump': `Bruna spielt ${card('ledRank', 'ledSuit')} aus. Bedienen musst du nicht, und Trumpf sticht: Spiel ${card('rank', 'suit')}.`,
  'lesson.follow': `Bruna spielt ${card('ledRank', 'ledSuit')} aus. Du hast die Farbe, also musst du bedienen. Mit ${card('rank', 'suit')} machst du den Stich.`,
  'lesson.alone': 'Ab jetzt spielst du, wie du willst.',
  'lesson.stock': 'Der Talon ist leer. Jetzt spielt ihr nur noch, was ihr auf der Hand habt.',
  'lesson.last': 'Der letzte Stich: Wer ihn macht, bekommt einen Punkt extra.',
  'lesson.score':
    '{order, select, 3 {Ihr zählt beide eure Stiche und rundet auf ganze Punkte ab. Gespielt wird, bis jemand genug Punkte hat.} other {Wer mehr als die Hälfte der 120 Punkte hat, gewinnt das Spiel; bei 60 zu 60 gewinnt niemand.}}',
};

/** Die Fragen, und warum die richtige Antwort stimmt. */
export const EXERCISES: Messages = {
  'exercise.row.trick': 'Gespielt',
  'exercise.row.taken': 'In den Stichen',
  'exercise.takes': `${TRUMP}Diese Karten wurden von links nach rechts gespielt. Welche macht den Stich?`,
  'exercise.takes.why': `{trump, select, none {Die höchste Karte der ausgespielten Farbe macht den Stich} other {Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe}}: ${ORDER}.`,
  'exercise.wins': `${TRUMP}Diese Karten wurden von links nach rechts gespielt. Mit welcher von deinen machst du den Stich?`,
  'exercise.wins.why': `{trump, select, none {Nur eine höhere Karte der ausgespielten Farbe sticht} other {Liegt kein Trumpf, sticht jeder Trumpf oder eine höhere Karte der ausgespielten Farbe, sonst nur ein höherer Trumpf}}: ${ORDER}.`,
  'exercise.follows': 'Diese Karte wurde ausgespielt. Welche deiner Karten darfst du spielen?',
  'exercise.follows.why': 'Hast du die ausgespielte Farbe, musst du sie bedienen.',
  'exercise.counts':
    '{order, select, 3 {Wie viele Drittelpunkte sind diese Karten wert?} other {Wie viele Punkte sind diese Karten wert?}}',
  'exercise.counts.why': WORTH,
};
