import type { Moment } from './stories/moment.ts';

export const RENAISSANCE: readonly Moment[] = [
  {
    year: 1420,
    date: '28 September 1420',
    title: 'Martin finds a ruin',
  },
  {
    year: 1471,
    date: '1471',
    title: 'Bronzes for the people',
  },
  {
    year: 1506,
    date: '18 April 1506',
    title: 'A new St Peter’s',
  },
  {
    year: 1512,
    date: 'October 1512',
    title: 'Michelangelo’s ceiling',
  },
  {
    year: 1527,
    date: '6 May 1527',
    title: 'The sack of Rome',
  },
  {
    year: 1555,
    date: 'July 1555',
    title: 'The ghetto gates close',
  },
  {
    year: 1582,
    date: 'October 1582',
    title: 'Ten days vanish',
  },
  {
    year: 1586,
    date: '10 September 1586',
    title: 'The obelisk travels',
  },
];
