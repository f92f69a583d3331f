import type { Moment } from './stories/moment.ts';

export const EARLY_MIDDLE_AGES: readonly Moment[] = [
  {
    year: 537,
    date: '537',
    title: 'The aqueducts are cut',
  },
  {
    year: 590,
    date: '590',
    title: 'Gregory the Great',
  },
  {
    year: 609,
    date: '609',
    title: 'The Pantheon becomes a church',
  },
  {
    year: 756,
    date: '756',
    title: 'A state for the popes',
  },
  {
    year: 800,
    date: '25 December 800',
    title: 'Charlemagne is crowned',
  },
  {
    year: 846,
    date: '846–852',
    title: 'The Leonine wall',
  },
  {
    year: 962,
    date: '962',
    title: 'Otto comes for the crown',
  },
  {
    year: 1084,
    date: '1084',
    title: 'Normans burn the city',
  },
];
