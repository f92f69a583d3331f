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
    'Vierzig italienische Karten: Münzen, Kelche, Schwerter und Stäbe. Von oben nach unten sticht 3, 2, Ass, König, Reiter, Bube, 7, 6, 5, 4. Gezählt wird in Dritteln: Ein Ass ist ein ganzer Punkt, eine 3, eine 2 und jedes Bild ein Drittel, der Rest nichts. Der letzte Stich ist einen Punkt mehr wert, sodass in einem Spiel elf Punkte und zwei Drittel liegen.',

  'rules.2.title': 'Die Stapel',
  'rules.2.rules': 'SP-4, SP-5, SP-6, SP-7',
  'rules.2.text':
    'Man spielt zu zweit. Wer als Erstes gibt, wird ausgelost, danach wechselt es. Die Karten liegen in acht verdeckten Stapeln zu fünf. Wer nicht gegeben hat, wählt vier davon, ohne hineinzusehen: Zwei kommen auf die Hand, zwei werden offen auf den Tisch gelegt, sodass nur ihre oberste Karte zu sehen ist. Wer gegeben hat, macht dasselbe mit den vier übrigen. So haben beide zehn Karten auf der Hand und zwei Stapel zu fünf.',

  'rules.3.title': 'Ansagen',
  'rules.3.rules': 'SP-8, SP-9, SP-10, SP-11',
  'rules.3.text':
    'Drei Dreien, drei Zweien oder drei Asse auf einer Hand sind 3 Punkte wert, alle vier 4 Punkte. Eine Napoletana, also 3, 2 und Ass einer Farbe, ist 3 Punkte wert. Das Spiel sagt von selbst an: sobald beide ihre Stapel haben, und immer wenn eine Karte vom Stapel etwas vollständig macht. Es zählt nur die Hand, nie das Oberste eines Stapels, und nur, was in diesem Augenblick darin ist. Was angesagt ist, erfahren alle.',
  'rules.3.reuse.once':
    'Eine Karte zählt im ganzen Spiel nur für eine Ansage; wo zwei sich streiten, nimmt das Spiel, was am meisten bringt. Eine vierte Drei nach drei angesagten bringt nichts mehr.',
  'rules.3.reuse.across-kinds':
    'Eine Karte darf einmal unter Gleichen und einmal in einer Napoletana zählen. Eine vierte Drei nach drei angesagten bringt nichts mehr.',

  'rules.4.title': 'Die Stiche',
  'rules.4.rules': 'SP-12, SP-13, SP-14, SP-15, SP-16, SP-18',
  'rules.4.text':
    'Zuerst spielt aus, wer nicht gegeben hat, danach, wer den letzten Stich gemacht hat; es sind zwanzig. Du spielst eine beliebige Karte von der Hand oder die oberste eines deiner zwei Stapel; die Karte darunter wird sofort aufgedeckt und ist im nächsten Stich spielbar. Wer antwortet, muss bedienen, wenn Hand oder Stapel es können, und spielt sonst, was er mag. Die höhere Karte der ausgespielten Farbe macht den Stich; Trumpf gibt es nicht.',

  'rules.5.title': 'Ehrenkarten nehmen',
  'rules.5.rules': 'SP-17',
  'rules.5.text':
    'Liegt eine 3, eine 2 oder ein Ass oben auf deinem Stapel, darfst du sie auf die Hand nehmen, wenn du dran bist und bevor du spielst, so oft es geht, auch mit leerer Hand. Du musst es nie. Die Karte darunter wird sofort aufgedeckt; du darfst sie gleich spielen oder auch nehmen. Sie zählt ebenso beim Bedienen.',

  'rules.6.title': 'Die Wertung',
  'rules.6.rules': 'SP-19',
  'rules.6.text':
    'Nach zwanzig Stichen zählen beide ihre Drittel, runden auf ganze Punkte ab und zählen die Ansagen dazu. Ohne Ansagen teilen sich beide immer elf Punkte.',

  'rules.7.title': 'Die Partie',
  'rules.7.rules': 'SP-20, SP-21',
  'rules.7.target':
    'Die Partie endet nach einem Spiel, in dem jemand {target} Punkte erreicht hat. Die höhere Summe gewinnt; bei Gleichstand folgt noch ein Spiel.',
  'rules.7.deals':
    'Diese Partie hat nummerierte Spiele, die auch andere Tische spielen: Sie endet nach {deals, plural, one {einem Spiel} other {# Spielen}}, gleich wie es steht.',
};

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'nothing-to-choose': 'Stapel wählt man nur gleich nach dem Geben',
  'pile-twice': 'Wähl vier verschiedene Stapel',
  'pile-gone': 'Einer dieser Stapel ist schon weg',
  'no-trick': 'Karten werden erst gespielt, wenn beide ihre Stapel haben',
  'out-of-reach':
    '{suit, select, D {Münz} C {Kelch} S {Schwert} other {Stab}}-{rank, select, 1 {Ass} R {König} C {Reiter} F {Bube} other {{rank}}} ist weder auf dieser Hand noch oben auf ihren Stapeln',
  'must-follow':
    '{suit, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}} muss bedient werden: Auf der Hand oder auf einem Stapel ist eine Karte davon',
  'pile-empty': 'In diesem Stapel ist nichts mehr',
  'no-honour':
    'Nehmen darf man nur eine 3, eine 2 oder ein Ass, nicht {suit, select, D {Münz} C {Kelch} S {Schwert} other {Stab}}-{rank, select, 1 {Ass} R {König} C {Reiter} F {Bube} other {{rank}}}',
  'not-the-deck': 'Gegeben werden alle 40 Karten, jede einmal; hier sind {count} verschiedene',
};
