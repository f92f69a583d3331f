import type { Moment } from './stories/moment.ts';

export const MODERN: readonly Moment[] = [
  {
    year: 1798,
    date: '15 February 1798',
    title: 'A tree of liberty on the Capitol',
    known: 'recorded',
  },
  {
    year: 1849,
    date: '9 February 1849',
    title: 'Mazzini’s republic',
    known: 'recorded',
  },
  {
    year: 1870,
    date: '20 September 1870',
    title: 'The breach at Porta Pia',
    known: 'recorded',
  },
  {
    year: 1922,
    date: '28 October 1922',
    title: 'The march on Rome',
    known: 'recorded',
  },
  {
    year: 1929,
    date: '11 February 1929',
    title: 'The smallest state',
    known: 'recorded',
  },
  {
    year: 1944,
    date: '4 June 1944',
    title: 'Occupied and set free',
    known: 'recorded',
  },
  {
    year: 1946,
    date: '2 June 1946',
    title: 'The vote that made a republic',
    known: 'recorded',
  },
  {
    year: 1957,
    date: '25 March 1957',
    title: 'Europe signs on the Capitol',
    known: 'recorded',
  },
  {
    year: 1960,
    date: '25 August 1960',
    title: 'Games under old vaults',
    known: 'recorded',
  },
  {
    year: 1978,
    date: '1978',
    title: 'A year of lead and three popes',
    known: 'recorded',
  },
  {
    year: 2025,
    date: '2025',
    title: 'Another holy door',
    known: 'recorded',
  },
];
