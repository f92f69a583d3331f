import type { Messages } from '../../../../../i18n/translate.ts';

export const MODERN: Messages = {
  R80: 'Two men who lived in Rome wrote it down day by day. One was for it and one was not.',
  'R80.author': 'R. Duppa',
  'R80.work': 'A Brief Account of the Subversion of the Papal Government',
  'R80.place': '1799',

  R81: 'Its laws, papers and letters are all kept, and there are even photographs.',
  'R81.author': 'Roman Republic',
  'R81.work': 'Constitution',
  'R81.place': '3 July 1849',

  R82: 'Newspapers, letters and photographs tell of it, hour by hour.',
  'R82.author': 'E. De Amicis',
  'R82.work': 'Impressioni di Roma',
  'R82.place': '1870',

  R83: 'Papers, films and diaries are kept. Why the king did not sign is still argued over.',
  'R83.author': 'Newspapers of the day',
  'R83.work': 'Corriere della Sera',
  'R83.place': 'October 1922',

  R84: 'Anyone can read the treaty.',
  'R84.author': 'Italy and the Holy See',
  'R84.work': 'Lateran Treaty',
  'R84.place': '11 February 1929',

  R85: 'Those who lived through it have told it. So have papers, graves and courts.',
  'R85.author': 'R. Rossellini',
  'R85.work': 'Rome, Open City, a film made in the same streets',
  'R85.place': '1945',

  R86: 'Every vote was counted, and the lists are kept. Many women wrote down what that day was like.',
  'R86.author': 'Kingdom of Italy',
  'R86.work': 'decree on the vote for women, no. 23',
  'R86.place': '1 February 1945',

  R87: 'There are films, and the treaty itself. That most pages were empty was told by men who were there.',
  'R87.author': 'Six states',
  'R87.work': 'Treaty of Rome',
  'R87.place': '25 March 1957',

  R88: 'Cameras filmed the whole race.',
  'R88.author': 'Organizing Committee',
  'R88.work': 'The Games of the XVII Olympiad, official report',
  'R88.place': '1960',

  R89: 'The letters that Moro wrote as a captive are kept. Courts have asked about the case for years, and not all is known.',
  'R89.author': 'A. Moro',
  'R89.work': 'letters from captivity',
  'R89.place': '1978',

  R90: 'The whole world could watch it. What was dug up will be studied for a long time.',
  'R90.author': 'Francis',
  'R90.work': 'Spes non confundit, the call to the Jubilee',
  'R90.place': '9 May 2024',
};

export const BAROQUE: Messages = {
  R75: 'A German who stood there wrote a letter about it that same day. Much of the trial is lost.',
  'R75.author': 'K. Schoppe',
  'R75.work': 'letter to Konrad Rittershausen',
  'R75.place': '17 February 1600',

  R76: 'The sentence and the words he had to read are kept. Nobody heard the whisper: it was first put on paper more than a hundred years later.',
  'R76.author': 'Galileo',
  'R76.work': 'sentence and abjuration',
  'R76.place': '22 June 1633',

  R77: 'Drawings and bills are kept. The tale of the model was told by his first biographers.',
  'R77.author': 'F. Baldinucci',
  'R77.work': 'Life of Bernini',
  'R77.place': '1682',

  R78: 'Bernini himself wrote down what the arms mean. The plans are kept.',
  'R78.author': 'F. Baldinucci',
  'R78.work': 'Life of Bernini',
  'R78.place': '1682',

  R79: 'Bills and plans are kept. Frontinus, an ancient Roman in charge of water, tells of the spring.',
  'R79.author': 'Frontinus',
  'R79.work': 'On the Aqueducts',
  'R79.place': '10',
};

export const RENAISSANCE: Messages = {
  R67: 'The books name the house and the year. The letter to the pope, with its list, was printed in one of them.',
  'R67.author': 'G. A. Bussi',
  'R67.work': 'letter to Sixtus IV',
  'R67.place': '1472',

  R68: 'The stone with the pope’s words is there. Ever since her metal was tested, people have argued how old the wolf is.',
  'R68.author': 'Sixtus IV',
  'R68.work': 'inscription on the Capitol',
  'R68.place': '1471',

  R69: 'Plans and bills are kept. We know only by hearsay what Bramante said.',
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

export const MIDDLE_AGES: Messages = {
  R60: 'Deeds were dated by the years of the new senate. A bishop of the time wrote of it and did not like it.',
  'R60.author': 'Otto of Freising',
  'R60.work': 'Deeds of Frederick',
  'R60.place': 'book 1',

  R61: 'Matthew Paris, a monk near London, wrote it down in the same years. Some towers still stand.',
  'R61.author': 'Matthew Paris',
  'R61.work': 'Chronica Majora',
  'R61.place': 'year 1257',

  R62: 'Dante and others had seen it. The order of the pope is kept.',
  'R62.author': 'Dante',
  'R62.work': 'Inferno',
  'R62.place': '18.28–33',

  R63: 'Petrarch tells it himself, in letters that he later polished.',
  'R63.author': 'Petrarch',
  'R63.work': 'Letters on Familiar Matters',
  'R63.place': '4.4–8',

  R64: 'A Roman who had seen it all wrote his life, in the speech of the street. His name is lost.',
  'R64.author': 'Anonymous',
  'R64.work': 'Life of Cola di Rienzo',
  'R64.place': 'the whole',

  R65: 'The builder’s words are still on the wall beside the door, with the day. That Cola climbed them first is a tale.',
  'R65.author': 'Lorenzo di Simone Andreozzi',
  'R65.work': 'inscription on the front of Santa Maria in Aracoeli',
  'R65.place': '25 October 1348',

  R66: 'Her letters are kept, and so are the reports of those who voted. They say different things about the vote.',
  'R66.author': 'Catherine of Siena',
  'R66.work': 'Letters',
  'R66.place': 'to Gregory XI',
};

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

  R56: 'It certainly happened. His own friends did not agree whether Charles had wished for it.',
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

  R59: 'Writers of the time tell of fire and loot. They do not agree how much burned, and few traces have been found.',
  'R59.author': 'Geoffrey Malaterra',
  'R59.work': 'Deeds of Count Roger',
  'R59.place': 'book 3',
};
