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
    'Vierzig französische Karten: Sieben, Acht und Neun bleiben weg. Von oben nach unten sticht Ass, Zehn, König, Dame, Bube, 6, 5, 4, 3, 2. Ein Ass zählt 11 Augen, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2, der Rest nichts: 120 Augen im Ganzen.',

  'rules.2.title': 'Das Geben',
  'rules.2.rules': 'BC-4, BC-5, BC-21',
  'rules.2.text':
    'Zu fünft bekommen alle acht Karten, einzeln gegeben, sodass keine übrig bleibt. Wer als Erstes gibt, wird ausgelost; nach jedem Spiel gibt der nächste Platz im Uhrzeigersinn.',
  'rules.2.weakHand.off': 'Jedes Blatt wird gespielt, so schwach es ist.',
  'rules.2.weakHand.0':
    'Wer gar keine Augen hat, wird vor dem Reizen heimlich gefragt und darf das Blatt hinwerfen. Dann gibt derselbe Platz noch einmal, und nichts wird gewertet.',
  'rules.2.weakHand.2':
    'Wer höchstens 2 Augen hat, wird vor dem Reizen heimlich gefragt und darf das Blatt hinwerfen. Dann gibt derselbe Platz noch einmal, und nichts wird gewertet.',
  'rules.2.weakHand.4':
    'Wer höchstens 4 Augen hat, wird vor dem Reizen heimlich gefragt und darf das Blatt hinwerfen. Dann gibt derselbe Platz noch einmal, und nichts wird gewertet.',

  'rules.3.title': 'Das Reizen',
  'rules.3.rules': 'BC-6, BC-7, BC-8, BC-9, BC-10',
  'rules.3.text':
    'Vorhand, links vom Geber, spricht zuerst, dann geht es im Uhrzeigersinn. Du reizt, indem du den Rang einer Karte nennst, mit der man dir helfen soll, oder du passt endgültig. Jedes Gebot muss einen niedrigeren Rang nennen als das vorige; anfangen darf man mit jedem. Ist die 2 geboten, geht es in Zahlen weiter: 2 mit 62 Augen oder mehr, bis 120, Sprünge erlaubt. Das letzte Gebot gewinnt, und 120 gewinnt sofort.',
  'rules.3.allPass.redeal': 'Passen alle fünf, wird nicht gewertet, und der nächste Platz gibt.',
  'rules.3.allPass.redeal-doubled':
    'Passen alle fünf, wird nicht gewertet, und der nächste Platz gibt; das nächste gewertete Spiel zählt dann doppelt, nach zwei solchen Spielen hintereinander dreifach und so weiter.',

  'rules.4.title': 'Die gerufene Karte',
  'rules.4.rules': 'BC-11, BC-16',
  'rules.4.text':
    'Wer das Reizen gewonnen hat, nennt den Trumpf. Die Karte des gereizten Rangs in dieser Farbe ist gerufen: Wer sie hat, ist Partner und schweigt darüber. Man kann sie auch selbst haben und spielt dann allein gegen vier, ohne dass es jemand weiß. Das Geheimnis hält, bis die gerufene Karte gespielt wird.',

  'rules.5.title': 'Die Stiche',
  'rules.5.rules': 'BC-12, BC-13, BC-14, BC-15',
  'rules.5.text':
    'Acht Stiche werden gespielt, im Uhrzeigersinn. Du darfst jederzeit jede Karte spielen: Bedienen muss man nicht. Den Stich macht der höchste Trumpf; liegt keiner darin, die höchste Karte der ausgespielten Farbe. Wer einen Stich macht, spielt zum nächsten aus.',
  'rules.5.leads.winner': 'Zum ersten Stich spielt aus, wer das Reizen gewonnen hat.',
  'rules.5.leads.forehand': 'Zum ersten Stich spielt Vorhand aus, links vom Geber.',

  'rules.6.title': 'Die Wertung',
  'rules.6.rules': 'BC-17, BC-18, BC-19, BC-20',
  'rules.6.text':
    'Wer gerufen hat und der Partner zählen die Augen ihrer Stiche zusammen. Sie brauchen 61 oder die Zahl, die mit der 2 geboten war; bei 60 zu 60 haben sie verloren. Bis 70 ist das Spiel jedem von beiden 2 wert und allen anderen 1, und mit je zehn Augen mehr (80, 90, 100, darüber) kommt dasselbe dazu: 4 und 2, 6 und 3, 8 und 4, 10 und 5. Was die eine Seite gewinnt, verliert die andere. Wer allein spielt, gewinnt oder verliert doppelt: 4, 8, 12, 16 oder 20.',
  'rules.6.teammateScore.full': 'Der Partner gewinnt oder verliert so viel wie der Platz, der gerufen hat.',
  'rules.6.teammateScore.half': 'Der Partner gewinnt oder verliert halb so viel wie der Platz, der gerufen hat.',
  'rules.6.sweep.off': 'Alle Stiche zu machen bringt nichts extra.',
  'rules.6.sweep.double': 'Macht eine Seite alle acht Stiche, zählt das Spiel doppelt.',

  'rules.7.title': 'Die Partie',
  'rules.7.rules': 'BC-22',
  'rules.7.text': 'Die höchste Summe gewinnt die Partie; wer gleichauf ist, gewinnt gemeinsam.',
  'rules.7.deals':
    'Diese Partie ist nach {deals, plural, one {einem gewerteten Spiel} other {# gewerteten Spielen}} vorbei.',
};

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'not-asked': 'Niemand fragt diesen Platz, ob er sein Blatt hinwirft',
  'no-auction': 'Gereizt und gepasst wird nur beim Reizen',
  'has-passed': 'Dieser Platz hat gepasst, und dabei bleibt es',
  'rank-not-lower':
    'Das Gebot muss einen Rang unter {standing, select, A {dem Ass} K {dem König} Q {der Dame} J {dem Buben} other {der {standing}}} nennen',
  'only-twos': 'Über eine 2 geht nur eine 2 mit höherer Zahl',
  'number-missing': 'Nenn zur 2 eine Zahl über {standing}',
  'number-too-early': 'Eine Zahl geht nur über eine 2, die schon geboten ist',
  'number-not-higher': 'Die Zahl muss über {standing} liegen',
  'no-trump-now': 'Den Trumpf nennt nur, wer das Reizen gewonnen hat, vor der ersten Karte',
  'no-trick': 'Karten werden erst gespielt, wenn der Trumpf genannt ist',
  'not-in-hand': '{rank}{suit} ist nicht in diesem Blatt',
  'dealer-known': 'Wer gibt, wird nur einmal ausgelost',
  'dealer-first': 'Erst wird ausgelost, wer gibt, dann kommen die Karten',
  'not-the-deck': 'Gegeben werden alle 40 Karten, jede einmal; hier sind {count} verschiedene',
};
