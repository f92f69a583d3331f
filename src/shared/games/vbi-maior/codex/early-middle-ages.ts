import type { Moment } from './stories/moment.ts';

export const EARLY_MIDDLE_AGES: readonly Moment[] = [
  {
    year: 537,
    date: '537',
    title: 'The aqueducts are cut',
    known: 'recorded',
  },
  {
    year: 590,
    date: '590',
    title: 'Gregory the Great',
    known: 'recorded',
  },
  {
    year: 609,
    date: '609',
    title: 'The Pantheon becomes a church',
    known: 'recorded',
  },
  {
    year: 756,
    date: '756',
    title: 'A state for the popes',
    known: 'recorded',
  },
  {
    year: 800,
    date: '25 December 800',
    title: 'Charlemagne is crowned',
    known: 'disputed',
  },
  {
    year: 846,
    date: '846–852',
    title: 'The Leonine wall',
    known: 'recorded',
  },
  {
    year: 932,
    date: 'about 932',
    title: 'Marozia and her son',
    known: 'disputed',
  },
  {
    year: 1084,
    date: '1084',
    title: 'Normans burn the city',
    known: 'disputed',
  },
];
