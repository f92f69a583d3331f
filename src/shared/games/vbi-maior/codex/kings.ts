import type { Moment } from './stories/moment.ts';

export const KINGS: readonly Moment[] = [
  {
    year: -753,
    date: '753 BC',
    title: 'A furrow on the Palatine',
    known: 'told',
  },
  {
    year: -750,
    date: 'about 750 BC',
    title: 'The Sabine women',
    known: 'told',
  },
  {
    year: -715,
    date: 'about 715 BC',
    title: 'Numa gives Rome its gods',
    known: 'told',
  },
  {
    year: -670,
    date: 'about 670 BC',
    title: 'The Horatii and the Curiatii',
    known: 'told',
  },
  {
    year: -640,
    date: 'about 640 BC',
    title: 'A bridge over the Tiber',
    known: 'told',
  },
  {
    year: -600,
    date: 'about 600 BC',
    title: 'The Forum is drained',
    known: 'recorded',
  },
  {
    year: -550,
    date: 'about 550 BC',
    title: 'Servius Tullius counts the people',
    known: 'told',
  },
];
