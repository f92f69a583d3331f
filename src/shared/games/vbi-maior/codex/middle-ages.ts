import type { Moment } from './stories/moment.ts';

export const MIDDLE_AGES: readonly Moment[] = [
  {
    year: 1143,
    date: '1143',
    title: 'A senate on the Capitol',
  },
  {
    year: 1215,
    date: '1215',
    title: 'The Fourth Lateran Council',
  },
  {
    year: 1300,
    date: '1300',
    title: 'The first Jubilee',
  },
  {
    year: 1309,
    date: '1309',
    title: 'The popes leave for Avignon',
  },
  {
    year: 1341,
    date: '8 April 1341',
    title: 'Laurels for a poet',
  },
  {
    year: 1347,
    date: '1347',
    title: 'Cola, tribune of the people',
  },
  {
    year: 1377,
    date: '17 January 1377',
    title: 'The pope comes home',
  },
];
