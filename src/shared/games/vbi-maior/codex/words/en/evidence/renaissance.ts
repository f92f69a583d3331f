import type { Messages } from '../../../../../../words/say.ts';

export const RENAISSANCE: Messages = {
  R67: 'The books name the house and the year. The letter to the pope, with its list, was printed in one of them.',
  'R67.author': 'G. A. Bussi',
  'R67.work': 'letter to Sixtus IV',
  'R67.place': '1472',

  R68: 'The stone with the pope’s words is there. How old the wolf is has been argued since her metal was tested.',
  'R68.author': 'Sixtus IV',
  'R68.work': 'inscription on the Capitol',
  'R68.place': '1471',

  R69: 'Plans and bills are kept. What Bramante said we know only by hearsay.',
  'R69.author': 'G. Vasari',
  'R69.work': 'Lives of the Artists',
  'R69.place': 'Bramante',

  R70: 'We have his poem, with a sketch of himself at work. The ceiling is there.',
  'R70.author': 'Michelangelo',
  'R70.work': 'sonnet to Giovanni da Pistoia',
  'R70.place': 'about 1510',

  R71: 'Many who saw it wrote it down. The name on the wall can still be read.',
  'R71.author': 'F. Guicciardini',
  'R71.work': 'History of Italy',
  'R71.place': 'book 18',

  R72: 'The order of the pope is kept, and so are the papers of those who lived there.',
  'R72.author': 'Paul IV',
  'R72.work': 'Cum nimis absurdum',
  'R72.place': '14 July 1555',

  R73: 'The order and the sums behind it are kept. You can check them in the sky.',
  'R73.author': 'Gregory XIII',
  'R73.work': 'Inter gravissimas',
  'R73.place': '24 February 1582',

  R74: 'The builder made a book of it, with pictures. The sailor’s cry came into the tale later.',
  'R74.author': 'D. Fontana',
  'R74.work': 'Della trasportatione dell’obelisco',
  'R74.place': '1590',
};
