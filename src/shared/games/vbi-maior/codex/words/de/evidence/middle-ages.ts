import type { Messages } from '../../../../../../words/say.ts';

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
