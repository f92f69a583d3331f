import { by, type Evidences } from './evidence.ts';

export const MIDDLE_AGES: Evidences = {
  'A senate on the Capitol': {
    how: 'Deeds were dated by the years of the new senate. A bishop of the time wrote of it and did not like it.',
    old: by('Otto of Freising', 'Deeds of Frederick', 'book 1'),
    recent: by('C. Wickham', 'Medieval Rome', '2015'),
  },
  'Towers over the city': {
    how: 'Matthew Paris, a monk near London, wrote it down in the same years. Some towers still stand.',
    old: by('Matthew Paris', 'Chronica Majora', 'year 1257'),
    recent: by('R. Krautheimer', 'Rome: Profile of a City, 312–1308', '1980'),
  },
  'The first Jubilee': {
    how: 'Dante and others had seen it. The order of the pope is kept.',
    old: by('Dante', 'Inferno', '18.28–33'),
    recent: by('C. Hibbert', 'Rome: The Biography of a City', '1985'),
  },
  'Laurels for a poet': {
    how: 'Petrarch tells it himself, in letters that he later polished.',
    old: by('Petrarch', 'Letters on Familiar Matters', '4.4–8'),
    recent: by('E. H. Wilkins', 'Life of Petrarch', '1961'),
  },
  'Cola, tribune of the people': {
    how: 'A Roman who had seen it all wrote his life, in the speech of the street. His name is lost.',
    old: by('Anonymous', 'Life of Cola di Rienzo', 'the whole'),
    recent: by('R. G. Musto', 'Apocalypse in Rome', '2003'),
  },
  'Stairs of thanks': {
    how: 'The builder’s words are still on the wall beside the door, with the day. That Cola climbed them first is a tale.',
    old: by('Lorenzo di Simone Andreozzi', 'inscription on the front of Santa Maria in Aracoeli', '25 October 1348'),
    recent: by('R. G. Musto', 'Apocalypse in Rome', '2003'),
  },
  'The pope comes home': {
    how: 'Her letters are kept, and so are the reports of those who voted. They say different things about the vote.',
    old: by('Catherine of Siena', 'Letters', 'to Gregory XI'),
    recent: by('W. Ullmann', 'The Origins of the Great Schism', '1948'),
  },
};
