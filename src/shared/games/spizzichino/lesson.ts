/**
 * A first deal of Spizzichino: a napoletana in hand, three threes after one from a pile, a trick
 * for each rule, then free play.
 */
import { ITALIAN_DECK, type ItalianCard } from '../../cards/italian.ts';
import type { Seat } from '../../engine/rules.ts';
import { isSameData } from '../../engine/view.ts';
import {
  everyFact,
  LEARNER,
  type Lesson,
  type LessonStep,
  scriptedChance,
  scriptedMoves,
} from '../../lessons/lesson.ts';
import { isAskedAfter, tricksOver } from '../../tricks/lesson.ts';
import { DECK } from './cards.ts';
import { rules } from './rules.ts';
import type { Combination, Declaration, Game, Move, Observation } from './state.ts';

const BRUNA: Seat = 1;

/** By pile, top card first: the learner picks the first four. */
const PILES: readonly (readonly ItalianCard[])[] = [
  ['3D', '2D', '1D', '3C', '4C'],
  ['3S', 'RD', '7C', '5S', '6S'],
  ['3B', '1B', '6D', '7B', 'CC'],
  ['4D', 'FS', '5C', 'RB', '6B'],
  ['FD', '7D', '2C', 'RS', 'CD'],
  ['1S', '5D', 'FC', 'FB', '4B'],
  ['7S', '1C', 'CS', '2B', '5B'],
  ['6C', '2S', 'RC', '4S', 'CB'],
];

/** The opponent follows with these, then with any legal card. */
const PLAN: readonly ItalianCard[] = ['FD', '7D', '2C', 'RS', 'CD'];

const others = scriptedMoves<Game>({
  [BRUNA]: [...PLAN, ...ITALIAN_DECK].map((card): Move => ({ type: 'play', card })),
});

const plays =
  (card: ItalianCard) =>
  (move: Move): boolean =>
    move.type === 'play' && move.card === card;

type Fact = (seen: Observation) => boolean;

/** The learner's declarations so far, the last one this. */
const declares =
  (count: number, what: Combination, completed: ItalianCard | null): Fact =>
  ({ declarations }) => {
    const own = declarations.filter(({ seat }) => seat === LEARNER);
    const last: Declaration = { seat: LEARNER, completed, ...what };
    return own.length === count && isSameData(own.at(-1), last);
  };

/** This card is on top of the learner's pile. */
const onTop =
  (card: ItalianCard): Fact =>
  ({ piles }) =>
    piles[LEARNER]?.some(({ top }) => top === card) ?? false;

/** The learner has or had this card. */
const had =
  (card: ItalianCard): Fact =>
  ({ own, tricks }) =>
    own?.hand.includes(card) || tricks.some(({ leader, cards }) => cards[leader === LEARNER ? 0 : 1] === card);

/** This seat took the last full trick. */
const took =
  (seat: Seat): Fact =>
  ({ tricks }) =>
    tricks.findLast(({ winner }) => winner !== null)?.winner === seat;

/** The last full trick is of one suit. */
const isFollowed: Fact = ({ tricks }) =>
  new Set(tricks.findLast(({ winner }) => winner !== null)?.cards.map(DECK.suitOf)).size === 1;

const STEPS: readonly LessonStep<Game>[] = [
  { id: 'piles', rules: ['SP-5', 'SP-6'], when: ({ phase }) => phase === 'choosing' },
  {
    id: 'choose',
    rules: ['SP-6', 'SP-7'],
    targets: [
      ...[1, 2, 3, 4].map((number) => ({ button: { key: 'zone.stack', with: { number } } })),
      { button: { key: 'choice.take' } },
    ],
    wants: (move) =>
      move.type === 'choose' &&
      move.hand.every((stack) => stack < 2) &&
      move.up.every((stack) => stack === 2 || stack === 3),
  },
  {
    id: 'napoletana',
    rules: ['SP-8', 'SP-9', 'SP-11'],
    when: ({ phase }) => phase === 'play',
    isTrue: declares(1, { kind: 'napoletana', suit: 'D' }, null),
    targets: [{ card: '3D' }, { card: '2D' }, { card: '1D' }],
  },
  { id: 'tops', rules: ['SP-7', 'SP-13'], targets: [{ zone: 'pile:0:0' }, { zone: 'pile:0:1' }] },
  {
    id: 'take',
    rules: ['SP-17'],
    isTrue: onTop('3B'),
    targets: [{ card: '3B' }],
    wants: (move, { piles }) => move.type === 'take' && piles[LEARNER]?.[move.pile]?.top === '3B',
  },
  {
    id: 'threes',
    rules: ['SP-8', 'SP-9', 'SP-10'],
    when: ({ last }) => last?.type === 'take',
    isTrue: everyFact(declares(2, { kind: 'equals', rank: '3', missing: 'D' }, '3B'), onTop('1B')),
    targets: [{ card: '1B' }],
  },
  {
    id: 'lead',
    rules: ['SP-2', 'SP-12'],
    when: isAskedAfter(0),
    targets: [{ card: '3D' }],
    wants: plays('3D'),
  },
  {
    id: 'thirds',
    rules: ['SP-3', 'SP-15'],
    when: isAskedAfter(1),
    isTrue: everyFact(took(LEARNER), isFollowed, ({ taken }) => taken[LEARNER] === 2),
    targets: [{ zone: 'taken:0' }],
  },
  {
    id: 'ace',
    rules: ['SP-3'],
    when: isAskedAfter(1),
    isTrue: everyFact(had('3D'), had('2D')),
    targets: [{ card: '1D' }],
    wants: plays('1D'),
  },
  { id: 'low', rules: ['SP-15'], when: isAskedAfter(2), targets: [{ card: '4C' }], wants: plays('4C') },
  {
    id: 'follow',
    rules: ['SP-14'],
    when: ({ tricks }) => tricks.at(-1)?.winner === null && tricks.at(-1)?.cards[0] === 'RS',
    isTrue: took(BRUNA),
    targets: [{ card: '3S' }],
    wants: plays('3S'),
  },
  {
    id: 'top',
    rules: ['SP-13', 'SP-16'],
    when: isAskedAfter(4),
    isTrue: onTop('4D'),
    targets: [{ card: '4D' }],
    wants: plays('4D'),
  },
  {
    id: 'alone',
    rules: ['SP-12', 'SP-18'],
    when: (seen) => seen.phase === 'play' && tricksOver(seen) === 5,
    endsGuidance: true,
  },
  { id: 'last', rules: ['SP-3'], when: (seen) => seen.phase === 'play' && tricksOver(seen) === 19 },
  {
    id: 'score',
    rules: ['SP-19', 'SP-20', 'SP-21'],
    when: ({ phase }) => phase === 'scored' || phase === 'over',
  },
];

const lesson: Lesson<Game> = {
  rules,
  seats: 2,
  options: {},
  chance: scriptedChance<Game>(
    { type: 'dealer', seat: BRUNA },
    { type: 'deal', cards: PILES.flatMap((pile) => pile.toReversed()) },
  ),
  opponents: others,
  steps: STEPS,
};

export default lesson;
