import type { Moment } from './stories/moment.ts';

export const RENAISSANCE: readonly Moment[] = [
  {
    year: 1467,
    date: '1467',
    title: 'A press comes to Rome',
    known: 'recorded',
  },
  {
    year: 1471,
    date: '1471',
    title: 'Bronzes for the people',
    known: 'disputed',
  },
  {
    year: 1506,
    date: '18 April 1506',
    title: 'A new St Peter’s',
    known: 'recorded',
  },
  {
    year: 1512,
    date: 'October 1512',
    title: 'Michelangelo’s ceiling',
    known: 'recorded',
  },
  {
    year: 1527,
    date: '6 May 1527',
    title: 'The sack of Rome',
    known: 'recorded',
  },
  {
    year: 1555,
    date: 'July 1555',
    title: 'The ghetto gates close',
    known: 'recorded',
  },
  {
    year: 1582,
    date: 'October 1582',
    title: 'Ten days vanish',
    known: 'recorded',
  },
  {
    year: 1586,
    date: '10 September 1586',
    title: 'The obelisk travels',
    known: 'recorded',
  },
];
