import type { Moment } from './stories/moment.ts';

export const EMPIRE: readonly Moment[] = [
  {
    year: -27,
    date: '27 BC',
    title: 'Octavian becomes Augustus',
  },
  {
    year: -9,
    date: '9 BC',
    title: 'An altar for peace',
  },
  {
    year: 64,
    date: 'July AD 64',
    title: 'The great fire',
  },
  {
    year: 69,
    date: 'AD 69',
    title: 'The year of four emperors',
  },
  {
    year: 80,
    date: 'AD 80',
    title: 'The Colosseum opens',
  },
  {
    year: 113,
    date: 'AD 113',
    title: 'Trajan’s column',
  },
  {
    year: 126,
    date: 'about AD 126',
    title: 'The dome of the Pantheon',
  },
  {
    year: 180,
    date: 'AD 180',
    title: 'The philosopher dies',
  },
  {
    year: 212,
    date: 'AD 212',
    title: 'Everyone a Roman',
  },
  {
    year: 216,
    date: 'AD 216',
    title: 'The baths of Caracalla',
  },
  {
    year: 248,
    date: 'AD 248',
    title: 'A thousand years of Rome',
  },
  {
    year: 271,
    date: 'AD 271',
    title: 'The city needs a wall',
  },
  {
    year: 293,
    date: 'AD 293',
    title: 'Diocletian’s four rulers',
  },
  {
    year: 312,
    date: '28 October AD 312',
    title: 'At the Milvian bridge',
  },
  {
    year: 330,
    date: '11 May AD 330',
    title: 'A new Rome in the east',
  },
  {
    year: 380,
    date: 'AD 380',
    title: 'One faith for the empire',
  },
  {
    year: 410,
    date: 'August AD 410',
    title: 'Alaric enters the city',
  },
  {
    year: 455,
    date: 'June AD 455',
    title: 'The Vandals',
  },
  {
    year: 476,
    date: 'AD 476',
    title: 'A boy emperor is pensioned off',
  },
];
