import type { Messages } from '../../../../../../words/say.ts';

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

  R83: 'Papers, films and diaries are kept. Why the king did not sign is still argued.',
  'R83.author': 'Newspapers of the day',
  'R83.work': 'Corriere della Sera',
  'R83.place': 'October 1922',

  R84: 'The treaty can be read by all.',
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

  R90: 'All the world could watch it. What was dug up will be studied for a long time.',
  'R90.author': 'Francis',
  'R90.work': 'Spes non confundit, the call to the Jubilee',
  'R90.place': '9 May 2024',
};
