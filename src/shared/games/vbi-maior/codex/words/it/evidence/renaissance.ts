import type { Messages } from '../../../../../../words/say.ts';

export const RENAISSANCE: Messages = {
  R67: 'I libri dicono la casa e l’anno. La lettera al papa, con l’elenco, fu stampata in uno di loro.',
  'R67.author': 'G. A. Bussi',
  'R67.work': 'lettera a Sisto IV',
  'R67.place': '1472',

  R68: 'La pietra con le parole del papa è lì. Sull’età della lupa si discute da quando se n’è esaminato il metallo.',
  'R68.author': 'Sisto IV',
  'R68.work': 'iscrizione sul Campidoglio',
  'R68.place': '1471',

  R69: 'Restano progetti e conti. Che cosa disse Bramante lo sappiamo solo per sentito dire.',
  'R69.author': 'G. Vasari',
  'R69.work': 'Le vite',
  'R69.place': 'Bramante',

  R70: 'Abbiamo la sua poesia, con uno schizzo di lui al lavoro. La volta è lì.',
  'R70.author': 'Michelangelo',
  'R70.work': 'sonetto a Giovanni da Pistoia',
  'R70.place': 'verso il 1510',

  R71: 'Molti che videro lo scrissero. Il nome sul muro si legge ancora.',
  'R71.author': 'F. Guicciardini',
  'R71.work': 'Storia d’Italia',
  'R71.place': 'libro 18',

  R72: 'L’ordine del papa c’è ancora, e così le carte di chi ci visse.',
  'R72.author': 'Paolo IV',
  'R72.work': 'Cum nimis absurdum',
  'R72.place': '14 luglio 1555',

  R73: 'Restano l’ordine e i calcoli che gli stanno dietro. Si possono controllare in cielo.',
  'R73.author': 'Gregorio XIII',
  'R73.work': 'Inter gravissimas',
  'R73.place': '24 febbraio 1582',

  R74: 'L’architetto ne fece un libro, con le figure. Il grido del marinaio entrò nel racconto più tardi.',
  'R74.author': 'D. Fontana',
  'R74.work': 'Della trasportatione dell’obelisco',
  'R74.place': '1590',
};
