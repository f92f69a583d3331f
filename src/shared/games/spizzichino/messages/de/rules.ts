import type { Messages } from '../../../../i18n/translate.ts';

/**
 * The rules page. Section n is `rules.n.title`, the numbers of its rules in `rules.n.rules`, and `rules.n.text`, then what
 * the table's options say about it:
 * `rules.n.OPTION.VALUE`, or `rules.n.OPTION` with the value in it.
 */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'Die Karten',
  'rules.1.rules': 'SP-1, SP-2, SP-3',
  'rules.1.text':
    'Vierzig italienische Karten: Münzen, Kelche, Schwerter und Stäbe. Von der höchsten zur niedrigsten: 3, 2, Ass, König, Reiter, Bube, 7, 6, 5, 4. Gezählt wird in Dritteln: Ein Ass ist ein ganzer Punkt, eine 3, eine 2 und jedes Bild ein Drittel, der Rest nichts. Der letzte Stich zählt einen Punkt extra; zu holen sind also elf Punkte und zwei Drittel.',

  'rules.2.title': 'Die Stapel',
  'rules.2.rules': 'SP-4, SP-5, SP-6, SP-7',
  'rules.2.text':
    'Zu zweit gebt ihr abwechselnd; wer zuerst gibt, wird ausgelost. Gegeben werden acht verdeckte Stapel zu je fünf Karten. Wer nicht gegeben hat, wählt ungesehen vier davon: Zwei kommen auf die Hand, zwei auf den Tisch, die oberste Karte offen. Wer gegeben hat, macht dasselbe mit den anderen vier. So habt ihr beide zehn Karten auf der Hand und zwei Stapel zu fünf.',

  'rules.3.title': 'Ansagen',
  'rules.3.rules': 'SP-8, SP-9, SP-10, SP-11',
  'rules.3.text':
    'Drei Dreien, drei Zweien oder drei Asse auf einer Hand sind 3 Punkte wert, alle vier 4 Punkte. Eine Napoletana, also 3, 2 und Ass einer Farbe, ist 3 Punkte wert. Angesagt wird automatisch: sobald beide ihre Stapel haben, und immer wenn eine Karte vom Stapel etwas vollständig macht. Es zählt nur, was du gerade auf der Hand hast, nie die oberste Karte eines Stapels. Was angesagt ist, erfahren alle.',
  'rules.3.reuse.once':
    'Eine Karte zählt im ganzen Spiel nur für eine Ansage; sind zwei möglich, gilt, was am meisten bringt. Eine vierte Drei nach drei angesagten bringt nichts mehr.',
  'rules.3.reuse.across-kinds':
    'Eine Karte darf einmal bei drei oder vier gleichen und einmal in einer Napoletana zählen. Eine vierte Drei nach drei angesagten bringt nichts mehr.',

  'rules.4.title': 'Die Stiche',
  'rules.4.rules': 'SP-12, SP-13, SP-14, SP-15, SP-16, SP-18',
  'rules.4.text':
    'Es sind zwanzig Stiche. Zuerst spielt aus, wer nicht gegeben hat, danach, wer den letzten Stich gemacht hat. Du spielst eine Karte von der Hand oder die oberste eines deiner Stapel; die darunter wird sofort aufgedeckt und darf im nächsten Stich gespielt werden. Spielst du nicht aus, musst du bedienen, wenn Hand oder Stapel es hergeben; sonst spielst du, was du willst. Die höhere Karte der ausgespielten Farbe macht den Stich; Trumpf gibt es nicht.',

  'rules.5.title': 'Ehrenkarten nehmen',
  'rules.5.rules': 'SP-17',
  'rules.5.text':
    '3, 2 und Ass sind Ehrenkarten. Liegt eine oben auf deinem Stapel, darfst du sie auf die Hand nehmen, wenn du dran bist und bevor du spielst, so oft es geht, auch mit leerer Hand. Du musst es nie. Die Karte darunter wird sofort aufgedeckt; du darfst sie gleich spielen oder, wenn sie eine Ehrenkarte ist, auch nehmen. Auch sie zählt beim Bedienen.',

  'rules.6.title': 'Die Wertung',
  'rules.6.rules': 'SP-19',
  'rules.6.text':
    'Nach zwanzig Stichen zählt ihr beide eure Drittel, rundet auf ganze Punkte ab und zählt die Ansagen dazu. Ohne Ansagen teilt ihr euch immer elf Punkte.',

  'rules.7.title': 'Die Partie',
  'rules.7.rules': 'SP-20, SP-21',
  'rules.7.target':
    'Die Partie endet nach dem Spiel, in dem jemand {target} Punkte erreicht. Die höhere Summe gewinnt; bei Gleichstand folgt noch ein Spiel.',
  'rules.7.deals':
    'Diese Partie hat nummerierte Spiele, dieselben wie an anderen Tischen: Sie endet nach {deals, plural, one {einem Spiel} other {# Spielen}}, egal wie es steht.',
};
