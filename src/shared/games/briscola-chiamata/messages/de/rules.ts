import type { Messages } from '../../../../i18n/translate.ts';

/**
 * The rules page. Section n is `rules.n.title`, the numbers of its rules in `rules.n.rules`, and `rules.n.text`, then what
 * the table's options say about it:
 * `rules.n.OPTION.VALUE`, or `rules.n.OPTION` with the value in it.
 */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'Die Karten',
  'rules.1.rules': 'BC-1, BC-2, BC-3',
  'rules.1.text':
    'Vierzig französische Karten, ohne Sieben, Acht und Neun. Von der höchsten zur niedrigsten: Ass, Zehn, König, Dame, Bube, 6, 5, 4, 3, 2. Ein Ass zählt 11 Augen, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2, der Rest nichts: zusammen 120 Augen.',

  'rules.2.title': 'Das Geben',
  'rules.2.rules': 'BC-4, BC-5, BC-21',
  'rules.2.text':
    'Zu fünft bekommen alle acht Karten, einzeln gegeben; keine bleibt übrig. Wer zuerst gibt, wird ausgelost; danach geht das Geben im Uhrzeigersinn weiter.',
  'rules.2.weakHand.off': 'Jedes Blatt wird gespielt, auch das schwächste.',
  'rules.2.weakHand.0':
    'Hast du gar keine Augen, wirst du vor dem Reizen heimlich gefragt, ob du hinwirfst. Wenn ja, gibt derselbe Geber noch einmal, und nichts wird gewertet.',
  'rules.2.weakHand.2':
    'Hast du höchstens 2 Augen, wirst du vor dem Reizen heimlich gefragt, ob du hinwirfst. Wenn ja, gibt derselbe Geber noch einmal, und nichts wird gewertet.',
  'rules.2.weakHand.4':
    'Hast du höchstens 4 Augen, wirst du vor dem Reizen heimlich gefragt, ob du hinwirfst. Wenn ja, gibt derselbe Geber noch einmal, und nichts wird gewertet.',

  'rules.3.title': 'Das Reizen',
  'rules.3.rules': 'BC-6, BC-7, BC-8, BC-9, BC-10',
  'rules.3.text':
    'Vorhand, links vom Geber, beginnt, dann geht es im Uhrzeigersinn weiter. Du reizt, indem du den Rang der Karte nennst, die dein Partner haben soll, oder du passt endgültig. Jedes Gebot muss niedriger sein als das vorige; anfangen darfst du mit jedem Rang. Ist die 2 geboten, geht es um Augen: 2 mit 62 oder mehr, bis 120, Sprünge erlaubt. Das letzte Gebot gewinnt, 120 sofort. Wer gewinnt, ruft.',
  'rules.3.allPass.redeal': 'Passen alle fünf, wird nichts gewertet, und das Geben geht weiter.',
  'rules.3.allPass.redeal-doubled':
    'Passen alle fünf, wird nichts gewertet, und das Geben geht weiter; das nächste gewertete Spiel zählt dann doppelt, nach zwei solchen Spielen hintereinander dreifach und so weiter.',

  'rules.4.title': 'Die gerufene Karte',
  'rules.4.rules': 'BC-11, BC-16',
  'rules.4.text':
    'Wer ruft, nennt die Trumpffarbe. Gerufen ist die Karte dieser Farbe im gereizten Rang: Wer sie hat, ist Partner und verrät es nicht. Hast du sie selbst, spielst du allein gegen vier, und sonst weiß es niemand. Das Geheimnis hält, bis die gerufene Karte fällt.',

  'rules.5.title': 'Die Stiche',
  'rules.5.rules': 'BC-12, BC-13, BC-14, BC-15',
  'rules.5.text':
    'Ihr spielt acht Stiche, im Uhrzeigersinn. Du darfst immer jede Karte spielen: Bedienen musst du nicht. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer einen Stich macht, spielt zum nächsten aus.',
  'rules.5.leads.winner': 'Zum ersten Stich spielt aus, wer ruft.',
  'rules.5.leads.forehand': 'Zum ersten Stich spielt Vorhand aus, links vom Geber.',

  'rules.6.title': 'Die Wertung',
  'rules.6.rules': 'BC-17, BC-18, BC-19, BC-20',
  'rules.6.text':
    'Wer ruft und der Partner zählen die Augen ihrer Stiche zusammen. Nötig sind 61 oder die Zahl, die mit der 2 gereizt ist; bei 60 zu 60 haben beide verloren. Sind bis 70 nötig, ist das Spiel für sie je 2 wert, für alle anderen je 1, und mit je zehn Augen mehr (80, 90, 100, darüber) kommt dasselbe dazu: 4 und 2, 6 und 3, 8 und 4, 10 und 5. Was die eine Seite gewinnt, verliert die andere. Wer allein spielt, gewinnt oder verliert doppelt: 4, 8, 12, 16 oder 20.',
  'rules.6.teammateScore.full': 'Für den Partner geht es um ebenso viel.',
  'rules.6.teammateScore.half': 'Für den Partner geht es um halb so viel.',
  'rules.6.sweep.off': 'Alle Stiche zu machen bringt nichts extra.',
  'rules.6.sweep.double': 'Macht eine Seite alle acht Stiche, zählt das Spiel doppelt.',

  'rules.7.title': 'Die Partie',
  'rules.7.rules': 'BC-22',
  'rules.7.text': 'Die höchste Summe gewinnt die Partie; bei Gleichstand gewinnen mehrere gemeinsam.',
  'rules.7.deals':
    'Diese Partie endet nach {deals, plural, one {einem gewerteten Spiel} other {# gewerteten Spielen}}.',
};
