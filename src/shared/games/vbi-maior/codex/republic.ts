import type { Moment } from './stories/moment.ts';

export const REPUBLIC: readonly Moment[] = [
  {
    year: -509,
    date: '509 BC',
    title: 'No more kings',
    known: 'told',
  },
  {
    year: -508,
    date: '508 BC',
    title: 'Horatius holds the bridge',
    known: 'told',
  },
  {
    year: -496,
    date: '496 or 499 BC',
    title: 'Two horsemen at Lake Regillus',
    known: 'told',
  },
  {
    year: -494,
    date: '494 BC',
    title: 'The people walk out',
    known: 'told',
  },
  {
    year: -451,
    date: '451–450 BC',
    title: 'The Twelve Tables',
    known: 'partly',
  },
  {
    year: -396,
    date: '396 BC',
    title: 'Veii falls',
    known: 'partly',
  },
  {
    year: -390,
    date: '390 or 387 BC',
    title: 'The Gauls and the geese',
    known: 'partly',
  },
  {
    year: -367,
    date: '367 BC',
    title: 'A plebeian may be consul',
    known: 'partly',
  },
  {
    year: -312,
    date: '312 BC',
    title: 'Appius builds a road',
  },
  {
    year: -280,
    date: '280–275 BC',
    title: 'The victories of Pyrrhus',
  },
  {
    year: -264,
    date: '264–241 BC',
    title: 'Rome learns to fight at sea',
  },
  {
    year: -216,
    date: '216 BC',
    title: 'The darkest day: Cannae',
  },
  {
    year: -204,
    date: '204 BC',
    title: 'The Great Mother arrives',
  },
  {
    year: -202,
    date: '202 BC',
    title: 'Zama ends the long war',
  },
  {
    year: -146,
    date: '146 BC',
    title: 'Carthage and Corinth in ruins',
  },
  {
    year: -133,
    date: '133 BC',
    title: 'Tiberius Gracchus',
  },
  {
    year: -107,
    date: '107 BC',
    title: 'Marius enlists the poor',
  },
  {
    year: -91,
    date: '91–88 BC',
    title: 'Italy asks for citizenship',
  },
  {
    year: -82,
    date: '82 BC',
    title: 'Sulla’s lists',
  },
  {
    year: -73,
    date: '73–71 BC',
    title: 'Spartacus',
  },
  {
    year: -63,
    date: '63 BC',
    title: 'Cicero against Catiline',
  },
  {
    year: -52,
    date: '52 BC',
    title: 'Alesia',
  },
  {
    year: -49,
    date: '49 BC',
    title: 'The die is cast',
  },
  {
    year: -44,
    date: '15 March 44 BC',
    title: 'The Ides of March',
  },
  {
    year: -31,
    date: '31 BC',
    title: 'Actium',
  },
];
