import type { Moment } from './stories/moment.ts';

export const BAROQUE: readonly Moment[] = [
  {
    year: 1600,
    date: '17 February 1600',
    title: 'Fire on Campo de’ Fiori',
    known: 'recorded',
  },
  {
    year: 1633,
    date: '22 June 1633',
    title: 'Galileo on his knees',
    known: 'recorded',
  },
  {
    year: 1651,
    date: '12 June 1651',
    title: 'Four rivers in a square',
    known: 'recorded',
  },
  {
    year: 1656,
    date: '1656–1667',
    title: 'The arms of the colonnade',
    known: 'recorded',
  },
  {
    year: 1762,
    date: '22 May 1762',
    title: 'The Trevi fountain',
    known: 'recorded',
  },
];
