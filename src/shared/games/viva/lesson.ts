/** A first round of VIVA: from an empty house to a VIVA, a forced draw, and the last card. */
import { compareCards, type VivaCard } from '../../cards/viva.ts';
import type { Seat } from '../../engine/rules.ts';
import {
  everyFact,
  LEARNER,
  type Lesson,
  type LessonStep,
  scriptedChance,
  scriptedMoves,
} from '../../lessons/lesson.ts';
import { rules } from './rules.ts';
import { topOf } from './state/board.ts';
import { withoutAll } from './state/design-sets.ts';
import type { Move } from './state/moves.ts';
import type { Observation } from './state/observation.ts';
import { allCards } from './state/options.ts';
import type { Viva } from './state/state.ts';

const [BRUNO, CARLA] = [1, 2] as const satisfies readonly Seat[];

/** By seat. */
const HANDS: readonly (readonly VivaCard[])[] = [
  ['red-blue', 'red-blue', 'yellow-green', 'yellow-black', 'green-black'],
  ['blue-yellow', 'pink', 'pink', 'blue', 'pink-green'],
  ['yellow', 'green', 'blue-green', 'red-green', 'black'],
];
/** The blocking card, the others' draws after the VIVA, and the learner's draws. */
const STOCK: readonly VivaCard[] = ['black', 'red', 'red-yellow', 'red', 'pink-blue'];

const PACK: readonly VivaCard[] = [...HANDS.flat(), ...STOCK];

const play = (card: VivaCard, ...houses: number[]): Move => ({ type: 'play', card, houses });

/** Nobody else calls VIVA; after the script any move follows. */
const others = scriptedMoves<Viva>({
  [BRUNO]: [
    play('blue-yellow', 0),
    play('pink', 0, 1),
    play('blue', 0),
    play('pink-green', 1),
    { type: 'pass' },
    { type: 'take' },
  ],
  [CARLA]: [
    play('yellow', 1),
    play('green', 2),
    play('red-green', 2),
    play('blue-green', 1),
    { type: 'pass' },
    { type: 'take' },
  ],
});

type Fact = (seen: Observation) => boolean;

/** The learner is on turn with these cards. */
const holds =
  (...cards: VivaCard[]): Fact =>
  ({ phase, turn, table }) =>
    phase === 'turn' && turn === LEARNER && table.hand?.join() === cards.toSorted(compareCards).join();

const lays =
  (card: VivaCard, house: number) =>
  (move: Move): boolean =>
    move.type === 'play' && move.card === card && move.houses.length === 1 && move.houses[0] === house;

/** Top cards by house; null for none. */
const tops =
  (...cards: (VivaCard | null)[]): Fact =>
  ({ table }) =>
    cards.every((card, house) => (topOf(table, house) ?? null) === card);

const blocks =
  (card: VivaCard): Fact =>
  ({ table }) =>
    table.general === card;

const STEPS: readonly LessonStep<Viva>[] = [
  {
    id: 'cards',
    rules: ['VI-1', 'VI-3', 'VI-4'],
    when: ({ phase }) => phase === 'turn',
    targets: [{ zone: 'hand:0' }],
  },
  { id: 'blocked', rules: ['VI-4', 'VI-7'], targets: [{ zone: 'general' }] },
  {
    id: 'first',
    rules: ['VI-8'],
    targets: [{ zone: 'house:0' }, { card: 'red-blue' }],
    wants: lays('red-blue', 0),
  },
  {
    id: 'match',
    rules: ['VI-8'],
    when: holds('red-blue', 'yellow-green', 'yellow-black', 'green-black'),
    isTrue: ({ table: { houses } }) => houses.map((pile) => pile.join()).join(' ') === 'red-blue,blue-yellow yellow ',
    targets: [{ zone: 'house:0' }, { zone: 'house:1' }],
  },
  {
    id: 'third',
    rules: ['VI-8', 'VI-13'],
    when: holds('red-blue', 'yellow-green', 'yellow-black', 'green-black'),
    isTrue: tops('blue-yellow', 'yellow', null),
    targets: [{ zone: 'house:2' }, { card: 'yellow-green' }],
    wants: lays('yellow-green', 2),
  },
  {
    id: 'viva',
    rules: ['VI-13'],
    when: ({ phase, turn }) => phase === 'answer' && turn === LEARNER,
    targets: [{ zone: 'house:0' }, { zone: 'house:1' }, { zone: 'house:2' }],
    wants: (move) => move.type === 'viva',
  },
  {
    id: 'block',
    rules: ['VI-14', 'VI-15'],
    when: ({ phase, turn }) => phase === 'block-then-next' && turn === LEARNER,
    targets: [{ card: 'yellow-black' }],
    wants: (move) => move.type === 'block' && move.card === 'yellow-black',
  },
  {
    id: 'copies',
    rules: ['VI-9', 'VI-11'],
    when: ({ last }) => last?.by === BRUNO && last.type === 'play' && new Set(last.houses).size === 2,
    targets: [{ zone: 'house:0' }, { zone: 'house:1' }],
  },
  {
    id: 'take',
    rules: ['VI-10'],
    when: holds('red-blue', 'green-black'),
    isTrue: everyFact(blocks('yellow-black'), tops('pink', 'pink', 'green')),
    targets: [{ zone: 'stock' }, { button: { key: 'turn.take.do' } }],
    wants: (move) => move.type === 'take',
  },
  {
    id: 'taken',
    rules: ['VI-10'],
    when: ({ phase, taken, turn }) => phase === 'taken' && turn === LEARNER && taken === 'pink-blue',
    isTrue: tops('pink'),
    targets: [{ button: { key: 'taken.play' } }, { zone: 'house:0' }],
    wants: lays('pink-blue', 0),
  },
  {
    id: 'down',
    rules: ['VI-8', 'VI-11'],
    when: holds('red-blue', 'green-black'),
    isTrue: tops('blue'),
    targets: [{ zone: 'house:0' }, { card: 'red-blue' }],
    wants: lays('red-blue', 0),
  },
  {
    id: 'last',
    rules: ['VI-17'],
    when: holds('green-black'),
    isTrue: blocks('yellow-black'),
    targets: [{ zone: 'general' }, { button: { key: 'turn.last.general' } }],
    wants: (move) => move.type === 'last',
  },
  {
    id: 'out',
    rules: ['VI-17', 'VI-19', 'VI-20'],
    when: ({ round, phase }) => phase === 'over' || (round?.out.includes(LEARNER) ?? false),
    gaps: ({ round }) => ({ place: PLACES[round?.out.indexOf(LEARNER) ?? -1] ?? 'last' }),
  },
];

/** Of seats that went out. */
const PLACES = ['first', 'second'];

const lesson: Lesson<Viva> = {
  rules,
  seats: HANDS.length,
  options: { edition: 'pocket', youngest: 0, rounds: 1 },
  chance: scriptedChance<Viva>({ type: 'deal', cards: [...PACK, ...withoutAll(allCards('pocket'), PACK)] }),
  opponents: others,
  steps: STEPS,
};

export default lesson;
