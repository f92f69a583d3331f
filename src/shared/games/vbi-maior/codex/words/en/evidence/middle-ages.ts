import type { Messages } from '../../../../../../words/say.ts';

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
