import type { Messages } from '#shared/i18n/translate.ts';

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.arrange':
    'Sieh hin, solange du willst: Liegt dein Stapel, siehst du nur wieder hin, wenn eine Karte es erlaubt. Flüche liegen oben, darunter die Romkarten von klein nach groß, Segen unten.',
  'tip.vote': 'Jeder Fluch muss vor dem Rennen gespielt werden. Alle stimmen ab, welcher als Nächstes kommt.',
  'tip.choose': 'Ein Segen wartet auf eine Antwort. So lange kann niemand spielen.',
  'tip.closing':
    'In keinem Stapel ist mehr eine Romkarte. Segen, die du aufdeckst, {silent, select, yes {bewirken nichts in dieser Runde} other {wirken}}; Segen, die du behältst, indem du „fertig“ sagst, bringen je einen Punkt.',
  'tip.malus':
    'Eine Romkarte kam zu spät. In der Rückgabe kostet sie Punkte: Das ist der Malus. Erreicht er in einer Runde zehn, ist das Spiel verloren.',
  'tip.race':
    'Alle spielen zugleich, ohne Reihenfolge. Deck deine oberste Karte auf, wenn du glaubst, dass niemand eine kleinere hat. Niemand sagt ein Wort.',
};
