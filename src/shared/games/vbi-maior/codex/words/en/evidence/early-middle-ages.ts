import type { Messages } from '../../../../../../words/say.ts';

export const EARLY_MIDDLE_AGES: Messages = {
  R52: 'Procopius was in the city with Belisarius, and saw it.',
  'R52.author': 'Procopius',
  'R52.work': 'Wars',
  'R52.place': '5.19',

  R53: 'More than eight hundred of his letters are left. The angel came into the tale much later.',
  'R53.author': 'Gregory of Tours',
  'R53.work': 'Histories',
  'R53.place': '10.1',

  R54: 'Bede wrote some forty years later, and copied the verses on the young king’s grave. The names on the walls are still there.',
  'R54.author': 'Bede',
  'R54.work': 'Ecclesiastical History',
  'R54.place': '5.7',

  R55: 'The book of the popes’ lives tells of the king and the keys. It was written at once, by the pope’s own men.',
  'R55.author': 'Liber Pontificalis',
  'R55.work': 'life of Stephen II',
  'R55.place': '94',

  R56: 'That it happened is sure. Whether Charles had wished for it, his own friends did not agree.',
  'R56.author': 'Einhard',
  'R56.work': 'Life of Charlemagne',
  'R56.place': '28',

  R57: 'Parts of the wall stand, with stones that name the men who built them.',
  'R57.author': 'Liber Pontificalis',
  'R57.work': 'life of Leo IV',
  'R57.place': '105',

  R58: 'Deeds of the time name her and her titles. The wild tales come from Liudprand, who served her son’s foes.',
  'R58.author': 'Liudprand of Cremona',
  'R58.work': 'Antapodosis',
  'R58.place': 'book 3',

  R59: 'Writers of the time tell of fire and loot. How much burned they do not agree, and few traces are found.',
  'R59.author': 'Geoffrey Malaterra',
  'R59.work': 'Deeds of Count Roger',
  'R59.place': 'book 3',
};
