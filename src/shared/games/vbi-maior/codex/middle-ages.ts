import type { Moment } from './stories/moment.ts';

export const MIDDLE_AGES: readonly Moment[] = [
  {
    year: 1143,
    date: '1143',
    title: 'A senate on the Capitol',
    known: 'recorded',
  },
  {
    year: 1257,
    date: '1257',
    title: 'Towers over the city',
    known: 'recorded',
  },
  {
    year: 1300,
    date: '1300',
    title: 'The first Jubilee',
    known: 'recorded',
  },
  {
    year: 1341,
    date: '8 April 1341',
    title: 'Laurels for a poet',
    known: 'recorded',
  },
  {
    year: 1347,
    date: '1347',
    title: 'Cola, tribune of the people',
    known: 'recorded',
  },
  {
    year: 1348,
    date: '25 October 1348',
    title: 'Stairs of thanks',
    known: 'recorded',
  },
  {
    year: 1377,
    date: '17 January 1377',
    title: 'The pope comes home',
    known: 'recorded',
  },
];
