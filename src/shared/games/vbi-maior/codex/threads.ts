/** Relations of moments: threads by subject, and related pairs. */
import type { RomeCard } from '../../../cards/rome.ts';

/** The cards of each thread. */
export const THREADS: Readonly<Record<string, readonly RomeCard[]>> = {
  walls: ['R1', 'R7', 'R14', 'R44', 'R49', 'R52', 'R57', 'R61', 'R71', 'R72', 'R82'],
  water: ['R5', 'R6', 'R10', 'R16', 'R42', 'R52', 'R77', 'R79'],
  bread: ['R12', 'R23', 'R29', 'R52', 'R53', 'R77'],
  women: ['R2', 'R8', 'R20', 'R21', 'R32', 'R48', 'R58', 'R65', 'R66', 'R81', 'R86'],
  slaves: ['R7', 'R19', 'R27', 'R35', 'R40', 'R42', 'R47'],
  people: [
    'R11',
    'R12',
    'R15',
    'R24',
    'R29',
    'R35',
    'R40',
    'R54',
    'R57',
    'R60',
    'R61',
    'R65',
    'R67',
    'R72',
    'R85',
    'R86',
  ],
  popes: ['R40', 'R53', 'R55', 'R56', 'R59', 'R62', 'R66', 'R68', 'R69', 'R73', 'R76', 'R82', 'R84', 'R89', 'R90'],
  emperors: ['R33', 'R34', 'R36', 'R38', 'R41', 'R43', 'R45', 'R46', 'R48', 'R51', 'R56'],
  republics: ['R8', 'R31', 'R33', 'R60', 'R64', 'R80', 'R81', 'R86'],
  belief: ['R3', 'R20', 'R46', 'R48', 'R54', 'R62', 'R72', 'R75', 'R76'],
  stone: ['R6', 'R34', 'R37', 'R38', 'R39', 'R42', 'R68', 'R69', 'R70', 'R74', 'R78', 'R79'],
};

/** Thread ids; names are messages `codex.thread.<thread>`. */
export const ALL_THREADS: readonly string[] = Object.keys(THREADS);

const PAIRS: readonly (readonly RomeCard[])[] = [
  ['R1', 'R43'],
  ['R2', 'R8'],
  ['R4', 'R87'],
  ['R5', 'R9'],
  ['R6', 'R80'],
  ['R7', 'R15'],
  ['R8', 'R31'],
  ['R11', 'R23'],
  ['R12', 'R86'],
  ['R14', 'R49'],
  ['R16', 'R40'],
  ['R16', 'R27'],
  ['R17', 'R18'],
  ['R19', 'R21'],
  ['R19', 'R20'],
  ['R21', 'R86'],
  ['R22', 'R50'],
  ['R23', 'R29'],
  ['R24', 'R26'],
  ['R25', 'R41'],
  ['R26', 'R30'],
  ['R27', 'R35'],
  ['R28', 'R29'],
  ['R31', 'R33'],
  ['R32', 'R33'],
  ['R33', 'R34'],
  ['R36', 'R37'],
  ['R54', 'R57'],
  ['R54', 'R62'],
  ['R39', 'R69'],
  ['R38', 'R44'],
  ['R42', 'R88'],
  ['R45', 'R51'],
  ['R35', 'R47'],
  ['R40', 'R47'],
  ['R46', 'R55'],
  ['R48', 'R75'],
  ['R51', 'R56'],
  ['R44', 'R82'],
  ['R52', 'R79'],
  ['R53', 'R71'],
  ['R57', 'R71'],
  ['R55', 'R82'],
  ['R58', 'R56'],
  ['R59', 'R71'],
  ['R60', 'R61'],
  ['R13', 'R25'],
  ['R62', 'R90'],
  ['R63', 'R64'],
  ['R64', 'R65'],
  ['R66', 'R89'],
  ['R67', 'R76'],
  ['R68', 'R60'],
  ['R70', 'R69'],
  ['R72', 'R85'],
  ['R73', 'R31'],
  ['R73', 'R3'],
  ['R74', 'R78'],
  ['R75', 'R76'],
  ['R77', 'R79'],
  ['R80', 'R81'],
  ['R81', 'R86'],
  ['R82', 'R84'],
  ['R83', 'R85'],
  ['R87', 'R85'],
  ['R10', 'R4'],
];

/** A moment's threads. */
export function threadsOf(card: RomeCard): string[] {
  return ALL_THREADS.filter((thread) => THREADS[thread]?.includes(card));
}

/** Related moments' cards; the relation is symmetric. */
export function besideOf(card: RomeCard): RomeCard[] {
  return PAIRS.flatMap((pair) => (pair.includes(card) ? pair.filter((one) => one !== card) : []));
}
