import type { Messages } from '#shared/i18n/translate.ts';

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
