import { by, type Evidences } from './evidence.ts';

export const EARLY_MIDDLE_AGES: Evidences = {
  'The aqueducts are cut': {
    how: 'Procopius was in the city with Belisarius, and saw it.',
    old: by('Procopius', 'Wars', '5.19'),
    recent: by('R. Krautheimer', 'Rome: Profile of a City, 312–1308', '1980'),
  },
  'Gregory the Great': {
    how: 'More than eight hundred of his letters are left. The angel came into the tale much later.',
    old: by('Gregory of Tours', 'Histories', '10.1'),
    recent: by('R. Krautheimer', 'Rome: Profile of a City, 312–1308', '1980'),
  },
  'The Pantheon becomes a church': {
    how: 'The book of the popes’ lives tells of the gift. The church is still in use.',
    old: by('Liber Pontificalis', 'life of Boniface IV', '69'),
    recent: by('R. Krautheimer', 'Rome: Profile of a City, 312–1308', '1980'),
  },
  'A state for the popes': {
    how: 'The book of the popes’ lives tells of the king and the keys. It was written at once, by the pope’s own men.',
    old: by('Liber Pontificalis', 'life of Stephen II', '94'),
    recent: by('T. F. X. Noble', 'The Republic of St. Peter', '1984'),
  },
  'Charlemagne is crowned': {
    how: 'That it happened is sure. Whether Charles had wished for it, his own friends did not agree.',
    old: by('Einhard', 'Life of Charlemagne', '28'),
    recent: by('J. L. Nelson', 'King and Emperor', '2019'),
  },
  'The Leonine wall': {
    how: 'Parts of the wall stand, with stones that name the men who built them.',
    old: by('Liber Pontificalis', 'life of Leo IV', '105'),
    recent: by(
      'S. Gibson and B. Ward-Perkins',
      'The Surviving Remains of the Leonine Wall',
      'Papers of the British School at Rome 47, 1979',
    ),
  },
  'Marozia and her son': {
    how: 'Deeds of the time name her and her titles. The wild tales come from Liudprand, who served her son’s foes.',
    old: by('Liudprand of Cremona', 'Antapodosis', 'book 3'),
    recent: by('C. Wickham', 'Medieval Rome', '2015'),
  },
  'Normans burn the city': {
    how: 'Writers of the time tell of fire and loot. How much burned they do not agree, and few traces are found.',
    old: by('Geoffrey Malaterra', 'Deeds of Count Roger', 'book 3'),
    recent: by('L. I. Hamilton', 'Memory, Symbol, and Arson: Was Rome Sacked in 1084?', 'Speculum 78, 2003'),
  },
};
