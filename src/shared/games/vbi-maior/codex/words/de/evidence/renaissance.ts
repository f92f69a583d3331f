import type { Messages } from '../../../../../../words/say.ts';

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
