import type { Messages } from '../../../../i18n/translate.ts';

/**
 * The rules page. Section n is `rules.n.title`, the numbers of its rules in `rules.n.rules`, and `rules.n.text`, then what
 * the table's options say about it:
 * `rules.n.OPTION.VALUE`.
 */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'Das Ziel',
  'rules.1.rules': 'VM-1, VM-2, VM-3, VM-4, VM-25',
  'rules.1.text':
    'Ihr seid drei bis sechs und spielt als eine Gruppe: Ihr gewinnt oder verliert gemeinsam. Im Vorrat sind neunzig Romkarten, nach der Zeit nummeriert, vierzehn Segen und drei Flüche. Runde für Runde legt ihr eure Romkarten in steigender Reihe, alle zugleich und ohne ein Wort, bis ihr genug Punkte habt.',
  'rules.1.difficulty.easy': 'Die Gruppe braucht 10 Punkte pro Kopf.',
  'rules.1.difficulty.medium': 'Die Gruppe braucht 12 Punkte pro Kopf.',
  'rules.1.difficulty.hard': 'Die Gruppe braucht 15 Punkte pro Kopf.',

  'rules.2.title': 'Die Karten einer Runde',
  'rules.2.rules': 'VM-5, VM-6, VM-7, VM-8',
  'rules.2.text':
    'In der ersten Runde ziehen alle eine Karte aus dem Vorrat, in der zweiten zwei und so weiter. Sieh deine Karten an, solange du willst. Dann legst du deinen Stapel hin: Flüche oben, darunter die Romkarten von klein nach groß, Segen unten. Die Reihenfolge der Flüche und Segen bestimmst du; die Romkarten werden für dich sortiert. Liegt der Stapel, darfst du in dieser Runde nicht mehr hineinsehen, außer eine Karte erlaubt es: Merk dir, was du hast.',

  'rules.3.title': 'Flüche',
  'rules.3.rules': 'VM-9, VM-10, VM-11, VM-12',
  'rules.3.text':
    'Liegen alle Stapel, wird zuerst jeder Fluch darin gespielt. Sind es mehrere, sehen alle sie und stimmen einmal ab, welcher als Nächstes kommt; die Stimmen bleiben verdeckt, bis alle da sind. Die meisten Stimmen gewinnen, bei Gleichstand entscheidet der Zufall. Dann stimmt ihr über den Rest ab. Ein gespielter Fluch geht in die Rückgabe. Ein Fluch, den später eine andere Karte bringt, wird sofort gespielt und kommt in keinen Stapel.',

  'rules.4.title': 'Das Rennen',
  'rules.4.rules': 'VM-13, VM-14, VM-15, VM-35',
  'rules.4.text':
    'Jetzt spielen alle zugleich, ohne Reihenfolge. Deck eine Karte deines Stapels auf, wann du willst, meist die oberste; du darfst auch eine andere nach ihrer Stelle nehmen, etwa einen Segen ganz unten. Eine Romkarte passt, wenn sie höher ist als die zuletzt gelegte, und kommt dann darauf. Sonst geht sie in die Rückgabe. Du darfst eine Karte zurückhalten, auch wenn sie nicht mehr passt. Vor dem ersten Rennen eines Spiels warten alle einen Countdown ab.',
  'rules.4.photoFinish.arrival': 'Karten werden so gelegt, wie sie aufgedeckt werden, so knapp es auch ist.',
  'rules.4.photoFinish.lowest-first':
    'Die erste aufgedeckte Karte wartet eine Fünftelsekunde auf andere. Dann werden alle zusammen gelegt, die Romkarten von klein nach groß, der Rest, wie er kam. Solange ein Segen auf eine Antwort wartet oder jemand einen Stapel ansieht, wird nichts gelegt.',

  'rules.5.title': 'Segen',
  'rules.5.rules': 'VM-16, VM-18, VM-19, VM-30, VM-32, VM-33, VM-31',
  'rules.5.text':
    'Ein aufgedeckter Segen wirkt und geht auf die Ablage. Solange er auf eine Wahl wartet oder jemand einen Stapel noch einmal ansieht, kann niemand spielen. Gibt es etwas zu wählen, musst du wählen; kann er nichts bewirken, passiert nichts. Jupiter, Mars, Saturn und das Schweigen der Götter wirken nur bis zum Ende der Runde. Eine offen gedrehte Karte bleibt an ihrer Stelle im Stapel und wird gespielt wie jede andere; neu geordnet, getauscht oder gemischt liegt sie wieder verdeckt. Gezeigte Karten des Vorrats kommen in ihn zurück, und er wird gemischt.',

  'rules.6.title': 'Raus und fertig',
  'rules.6.rules': 'VM-17, VM-21',
  'rules.6.text':
    'Glaubst du, dass du nur noch Segen hast, darfst du sagen: „Ich bin raus.“ Deine Karten werden gezeigt und gehen in die Rückgabe. Ist eine Romkarte darunter, ist das Spiel sofort verloren. Hat kein Stapel mehr eine Romkarte, erfahren es alle. Wer dann noch Segen hat, deckt sie auf oder sagt: „Ich bin fertig.“ Kommt doch wieder eine Romkarte in einen Stapel, geht das Rennen weiter. Die Runde endet, wenn alle Stapel leer sind.',

  'rules.7.title': 'Die Wertung',
  'rules.7.rules': 'VM-22, VM-23, VM-34',
  'rules.7.text':
    'Die Gruppe bekommt einen Punkt für jede Romkarte in der Reihe, einen für jeden Segen in der Rückgabe und was Fortuna gebracht hat. Romkarten in der Rückgabe kosten Punkte: Das ist der Malus. Eine Runde und sogar die Summe können unter null fallen. Die Karten der Reihe und die benutzten Segen scheiden aus; die Rückgabe wird in den Vorrat gemischt.',
  'rules.7.difficulty.easy': 'Jede Romkarte in der Rückgabe kostet einen Punkt.',
  'rules.7.difficulty.medium': 'Jede Romkarte in der Rückgabe kostet zwei Punkte.',
  'rules.7.difficulty.hard': 'Jede Romkarte in der Rückgabe kostet zwei Punkte.',
  'rules.7.freeTurns.on': 'Die ersten zwei Runden kosten keinen Malus.',

  'rules.8.title': 'Sieg und Niederlage',
  'rules.8.rules': 'VM-24',
  'rules.8.text':
    'Ihr gewinnt, wenn eine Runde mit den nötigen Punkten endet. Ihr verliert, wenn der Vorrat nicht mehr für alle reicht, wenn jemand mit einer Romkarte „Ich bin raus“ sagt, und sofort, wenn der Malus einer Runde zehn erreicht.',

  'rules.9.title': 'Kein Wort',
  'rules.9.rules': 'VM-20',
  'rules.9.text':
    'Während einer Runde wird nicht gesprochen und nicht geschrieben, niemand zeigt Zahlen, und der Chat ist zu. Ein Blick, ein Achselzucken, trommelnde Finger oder ein Lächeln sind erlaubt, und alle sehen sie.',

  'rules.10.title': 'Zu den Texten',
  'rules.10.rules': 'VM-26, VM-27, VM-28',
  'rules.10.text':
    'Die Titel und Geschichten der neunzig Romkarten und die Namen und Wirkungen der Segen und Flüche stammen aus diesem Projekt. Es sind nicht die des gedruckten Spiels.',
};
