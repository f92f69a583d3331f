import type { Moment } from './stories/moment.ts';

export const MODERN: readonly Moment[] = [
  {
    year: 1798,
    date: '15 February 1798',
    title: 'A tree of liberty on the Capitol',
  },
  {
    year: 1849,
    date: '9 February 1849',
    title: 'Mazzini’s republic',
  },
  {
    year: 1870,
    date: '20 September 1870',
    title: 'The breach at Porta Pia',
  },
  {
    year: 1911,
    date: '4 June 1911',
    title: 'The white monument',
  },
  {
    year: 1922,
    date: '28 October 1922',
    title: 'The march on Rome',
  },
  {
    year: 1929,
    date: '11 February 1929',
    title: 'The smallest state',
  },
  {
    year: 1944,
    date: '4 June 1944',
    title: 'Occupied and set free',
  },
  {
    year: 1957,
    date: '25 March 1957',
    title: 'Europe signs on the Capitol',
  },
  {
    year: 1960,
    date: '25 August 1960',
    title: 'Games under old vaults',
  },
  {
    year: 1978,
    date: '1978',
    title: 'A year of lead and three popes',
  },
  {
    year: 2025,
    date: '2025',
    title: 'Another holy door',
  },
];
