import type { Moment } from './moment.ts';

export const KINGS: readonly Moment[] = [
  {
    year: -753,
    date: '753 BC (tradition)',
    title: 'A furrow on the Palatine',
  },
  {
    year: -750,
    date: 'about 750 BC (tradition)',
    title: 'The Sabine women',
  },
  {
    year: -715,
    date: 'about 715 BC (tradition)',
    title: 'Numa gives Rome its gods',
  },
  {
    year: -670,
    date: 'about 670 BC (tradition)',
    title: 'The Horatii and the Curiatii',
  },
  {
    year: -640,
    date: 'about 640 BC (tradition)',
    title: 'A bridge over the Tiber',
  },
  {
    year: -600,
    date: 'about 600 BC',
    title: 'The Forum is drained',
  },
  {
    year: -550,
    date: 'about 550 BC (tradition)',
    title: 'Servius Tullius counts the people',
  },
];
