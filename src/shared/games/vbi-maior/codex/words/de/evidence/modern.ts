import type { Messages } from '../../../../../../words/say.ts';

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

  R85: 'Die es erlebt haben, haben es erzählt. Auch Papiere, Gräber und Gerichte sprechen davon.',
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
