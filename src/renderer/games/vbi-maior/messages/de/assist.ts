import type { Messages } from '#shared/i18n/translate.ts';

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.arrange':
    'Sieh hin, solange du willst: Liegt dein Stapel, siehst du nur wieder hinein, wenn eine Karte es erlaubt. Flüche kommen nach oben, darunter die Romkarten von klein nach groß, Segen nach unten.',
  'tip.vote': 'Vor dem Rennen wird jeder Fluch gespielt. Stimm ab, welcher als Nächstes kommt.',
  'tip.choose': 'Ein Segen wartet auf eine Antwort. Bis dahin kann niemand spielen.',
  'tip.closing':
    'In keinem Stapel ist mehr eine Romkarte. Segen, die du aufdeckst, {silent, select, yes {bewirken nichts in dieser Runde} other {wirken}}; Segen, die du behältst, indem du „Ich bin fertig“ sagst, bringen je einen Punkt.',
  'tip.malus':
    'Eine Romkarte kam zu spät und kostet in der Rückgabe Punkte: Das ist der Malus. Erreicht er in einer Runde zehn, ist das Spiel verloren.',
  'tip.race':
    'Alle spielen zugleich, ohne ein Wort. Deck deine oberste Karte auf, wenn du glaubst, dass niemand eine kleinere hat.',
};
