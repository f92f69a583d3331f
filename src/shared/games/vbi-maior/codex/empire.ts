import type { Moment } from './stories/moment.ts';

export const EMPIRE: readonly Moment[] = [
  {
    year: -27,
    date: '27 BC',
    title: 'Octavian becomes Augustus',
    known: 'recorded',
  },
  {
    year: -9,
    date: '9 BC',
    title: 'An altar for peace',
    known: 'recorded',
  },
  {
    year: 61,
    date: 'AD 61',
    title: 'Four hundred slaves',
    known: 'recorded',
  },
  {
    year: 64,
    date: 'July AD 64',
    title: 'The great fire',
    known: 'disputed',
  },
  {
    year: 80,
    date: 'AD 80',
    title: 'The Colosseum opens',
    known: 'recorded',
  },
  {
    year: 113,
    date: 'AD 113',
    title: 'Trajan’s column',
    known: 'recorded',
  },
  {
    year: 126,
    date: 'about AD 126',
    title: 'The dome of the Pantheon',
    known: 'recorded',
  },
  {
    year: 200,
    date: 'about AD 200',
    title: 'The catacombs',
    known: 'recorded',
  },
  {
    year: 212,
    date: 'AD 212',
    title: 'Everyone a Roman',
    known: 'recorded',
  },
  {
    year: 216,
    date: 'AD 216',
    title: 'The baths of Caracalla',
    known: 'recorded',
  },
  {
    year: 248,
    date: 'AD 248',
    title: 'A thousand years of Rome',
    known: 'recorded',
  },
  {
    year: 271,
    date: 'AD 271',
    title: 'The city needs a wall',
    known: 'recorded',
  },
  {
    year: 293,
    date: 'AD 293',
    title: 'Diocletian’s four rulers',
    known: 'recorded',
  },
  {
    year: 312,
    date: '28 October AD 312',
    title: 'At the Milvian bridge',
    known: 'disputed',
  },
  {
    year: 330,
    date: '11 May AD 330',
    title: 'A new Rome in the east',
    known: 'recorded',
  },
  {
    year: 380,
    date: 'AD 380',
    title: 'One faith for the empire',
    known: 'recorded',
  },
  {
    year: 410,
    date: 'August AD 410',
    title: 'Alaric enters the city',
    known: 'recorded',
  },
  {
    year: 455,
    date: 'June AD 455',
    title: 'The Vandals',
    known: 'recorded',
  },
  {
    year: 476,
    date: 'AD 476',
    title: 'A boy emperor is pensioned off',
    known: 'recorded',
  },
];
