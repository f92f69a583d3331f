import type { Messages } from '../../../../../i18n/translate.ts';

export const MODERN: Messages = {
  R80: 'Zwei Männer, die in Rom lebten, schrieben es Tag für Tag auf. Einer war dafür, einer dagegen.',
  'R80.author': 'R. Duppa',
  'R80.work': 'A Brief Account of the Subversion of the Papal Government',
  'R80.place': '1799',

  R81: 'Ihre Gesetze, Papiere und Briefe sind alle da, und sogar Fotografien.',
  'R81.author': 'Römische Republik',
  'R81.work': 'Verfassung',
  'R81.place': '3. Juli 1849',

  R82: 'Zeitungen, Briefe und Fotografien erzählen davon, Stunde um Stunde.',
  'R82.author': 'E. De Amicis',
  'R82.work': 'Impressioni di Roma',
  'R82.place': '1870',

  R83: 'Papiere, Filme und Tagebücher sind erhalten. Warum der König nicht unterschrieb, ist noch umstritten.',
  'R83.author': 'Zeitungen jener Tage',
  'R83.work': 'Corriere della Sera',
  'R83.place': 'Oktober 1922',

  R84: 'Den Vertrag können alle lesen.',
  'R84.author': 'Italien und der Heilige Stuhl',
  'R84.work': 'Lateranvertrag',
  'R84.place': '11. Februar 1929',

  R85: 'Wer es erlebt hat, hat es erzählt. Auch Papiere, Gräber und Gerichtsakten zeugen davon.',
  'R85.author': 'R. Rossellini',
  'R85.work': 'Rom, offene Stadt, ein Film aus denselben Straßen',
  'R85.place': '1945',

  R86: 'Jede Stimme wurde gezählt, und die Listen sind erhalten. Viele Frauen schrieben auf, wie dieser Tag war.',
  'R86.author': 'Königreich Italien',
  'R86.work': 'Erlass zum Wahlrecht der Frauen, Nr. 23',
  'R86.place': '1. Februar 1945',

  R87: 'Es gibt Filme und den Vertrag selbst. Dass die meisten Seiten leer waren, erzählten Männer, die dabei waren.',
  'R87.author': 'Sechs Staaten',
  'R87.work': 'Vertrag von Rom',
  'R87.place': '25. März 1957',

  R88: 'Kameras filmten das ganze Rennen.',
  'R88.author': 'Organisations\u00ADkomitee',
  'R88.work': 'Die Spiele der XVII. Olympiade, offizieller Bericht',
  'R88.place': '1960',

  R89: 'Die Briefe, die Moro als Gefangener schrieb, sind erhalten. Gerichte befassten sich jahrelang damit, und nicht alles ist bekannt.',
  'R89.author': 'A. Moro',
  'R89.work': 'Briefe aus der Gefangenschaft',
  'R89.place': '1978',

  R90: 'Die ganze Welt konnte zusehen. Was man ausgrub, wird noch lange erforscht werden.',
  'R90.author': 'Franziskus',
  'R90.work': 'Spes non confundit, der Ruf zum Heiligen Jahr',
  'R90.place': '9. Mai 2024',
};

export const BAROQUE: Messages = {
  R75: 'Ein Deutscher, der dabeistand, schrieb noch am selben Tag einen Brief darüber. Vieles vom Prozess ist verloren.',
  'R75.author': 'K. Schoppe',
  'R75.work': 'Brief an Konrad Rittershausen',
  'R75.place': '17. Februar 1600',

  R76: 'Das Urteil ist erhalten und auch, was er vorlesen musste. Das Flüstern hörte niemand: Es stand erst mehr als hundert Jahre später auf Papier.',
  'R76.author': 'Galilei',
  'R76.work': 'Urteil und Abschwörung',
  'R76.place': '22. Juni 1633',

  R77: 'Zeichnungen und Rechnungen sind erhalten. Vom Modell erzählten die Ersten, die sein Leben beschrieben.',
  'R77.author': 'F. Baldinucci',
  'R77.work': 'Leben Berninis',
  'R77.place': '1682',

  R78: 'Was die Arme bedeuten, schrieb Bernini selbst auf. Die Pläne sind erhalten.',
  'R78.author': 'F. Baldinucci',
  'R78.work': 'Leben Berninis',
  'R78.place': '1682',

  R79: 'Rechnungen und Pläne sind erhalten. Von der Quelle erzählt Frontinus, der im alten Rom für das Wasser sorgte.',
  'R79.author': 'Frontinus',
  'R79.work': 'Über die Wasser\u00ADleitungen',
  'R79.place': '10',
};

export const RENAISSANCE: Messages = {
  R67: 'Die Bücher nennen das Haus und das Jahr. Der Brief an den Papst, mit seiner Liste, wurde in einem von ihnen gedruckt.',
  'R67.author': 'G. A. Bussi',
  'R67.work': 'Brief an Sixtus IV.',
  'R67.place': '1472',

  R68: 'Der Stein mit den Worten des Papstes ist da. Wie alt die Wölfin ist, darüber streitet man, seit ihr Metall untersucht wurde.',
  'R68.author': 'Sixtus IV.',
  'R68.work': 'Inschrift auf dem Kapitol',
  'R68.place': '1471',

  R69: 'Pläne und Rechnungen sind erhalten. Was Bramante sagte, kennen wir nur vom Hörensagen.',
  'R69.author': 'G. Vasari',
  'R69.work': 'Lebens\u00ADbeschreibungen der Künstler',
  'R69.place': 'Bramante',

  R70: 'Wir haben sein Gedicht, mit einer Zeichnung von ihm bei der Arbeit. Die Decke ist da.',
  'R70.author': 'Michelangelo',
  'R70.work': 'Sonett an Giovanni da Pistoia',
  'R70.place': 'um 1510',

  R71: 'Viele, die dabei waren, schrieben es auf. Der Name an der Wand ist noch zu lesen.',
  'R71.author': 'F. Guicciardini',
  'R71.work': 'Geschichte Italiens',
  'R71.place': 'Buch 18',

  R72: 'Der Erlass des Papstes ist erhalten, und ebenso Papiere derer, die dort lebten.',
  'R72.author': 'Paul IV.',
  'R72.work': 'Cum nimis absurdum',
  'R72.place': '14. Juli 1555',

  R73: 'Der Erlass und die Rechnung dahinter sind erhalten. Man kann sie am Himmel nachprüfen.',
  'R73.author': 'Gregor XIII.',
  'R73.work': 'Inter gravissimas',
  'R73.place': '24. Februar 1582',

  R74: 'Der Baumeister machte ein Buch daraus, mit Bildern. Der Ruf des Seemanns kam erst später dazu.',
  'R74.author': 'D. Fontana',
  'R74.work': 'Della trasportatione dell’obelisco',
  'R74.place': '1590',
};

export const MIDDLE_AGES: Messages = {
  R60: 'Urkunden zählten nach den Jahren des neuen Senats. Ein Bischof jener Zeit schrieb davon, und es gefiel ihm nicht.',
  'R60.author': 'Otto von Freising',
  'R60.work': 'Taten Friedrichs',
  'R60.place': 'Buch 1',

  R61: 'Matthäus Paris, ein Mönch bei London, schrieb es in denselben Jahren auf. Einige Türme stehen noch.',
  'R61.author': 'Matthäus Paris',
  'R61.work': 'Chronica maiora',
  'R61.place': 'Jahr 1257',

  R62: 'Dante und andere hatten es gesehen. Der Erlass des Papstes ist erhalten.',
  'R62.author': 'Dante',
  'R62.work': 'Inferno',
  'R62.place': '18,28–33',

  R63: 'Petrarca erzählt es selbst, in Briefen, an denen er später feilte.',
  'R63.author': 'Petrarca',
  'R63.work': 'Vertrauliche Briefe',
  'R63.place': '4,4–8',

  R64: 'Ein Römer, der alles miterlebt hatte, schrieb sein Leben auf, in der Sprache der Straße. Sein Name ist verloren.',
  'R64.author': 'Unbekannt',
  'R64.work': 'Leben des Cola di Rienzo',
  'R64.place': 'das Ganze',

  R65: 'Die Worte des Baumeisters stehen noch neben der Tür an der Wand, mit dem Tag. Dass Cola als Erster hinaufging, ist eine Erzählung.',
  'R65.author': 'Lorenzo di Simone Andreozzi',
  'R65.work': 'Inschrift an Santa Maria in Aracoeli',
  'R65.place': '25. Oktober 1348',

  R66: 'Ihre Briefe sind erhalten, und auch die Berichte derer, die wählten. Über die Wahl sagen sie Verschiedenes.',
  'R66.author': 'Katharina von Siena',
  'R66.work': 'Briefe',
  'R66.place': 'an Gregor XI.',
};

export const EARLY_MIDDLE_AGES: Messages = {
  R52: 'Prokop war mit Belisar in der Stadt und hat es gesehen.',
  'R52.author': 'Prokop',
  'R52.work': 'Kriege',
  'R52.place': '5,19',

  R53: 'Mehr als achthundert seiner Briefe sind erhalten. Der Engel kam erst viel später in die Geschichte.',
  'R53.author': 'Gregor von Tours',
  'R53.work': 'Zehn Bücher Geschichten',
  'R53.place': '10,1',

  R54: 'Beda schrieb rund vierzig Jahre später und gab die Verse vom Grab des jungen Königs wieder. Die Namen an den Wänden gibt es noch.',
  'R54.author': 'Beda',
  'R54.work': 'Kirchengeschichte',
  'R54.place': '5,7',

  R55: 'Das Buch mit den Leben der Päpste erzählt von König und Schlüsseln. Männer des Papstes schrieben es gleich danach.',
  'R55.author': 'Liber Pontificalis',
  'R55.work': 'Leben Stephans II.',
  'R55.place': '94',

  R56: 'Dass es geschah, ist sicher. Ob Karl es gewollt hatte, darüber waren schon seine Freunde uneins.',
  'R56.author': 'Einhard',
  'R56.work': 'Leben Karls des Großen',
  'R56.place': '28',

  R57: 'Stücke der Mauer stehen noch, mit Steinen, auf denen die Namen der Erbauer zu lesen sind.',
  'R57.author': 'Liber Pontificalis',
  'R57.work': 'Leben Leos IV.',
  'R57.place': '105',

  R58: 'Urkunden jener Zeit nennen sie und ihre Titel. Die wilden Geschichten stammen von Liutprand, der den Feinden ihres Sohnes diente.',
  'R58.author': 'Liutprand von Cremona',
  'R58.work': 'Antapodosis',
  'R58.place': 'Buch 3',

  R59: 'Schriftsteller jener Zeit erzählen von Feuer und Raub. Wie viel brannte, sagen sie verschieden, und Spuren fand man kaum.',
  'R59.author': 'Gaufredus Malaterra',
  'R59.work': 'Taten des Grafen Roger',
  'R59.place': 'Buch 3',
};
