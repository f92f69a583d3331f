/**
 * A first deal of Spizzichino: a napoletana in the hand from the start, three threes once the third is taken from a pile,
 * a trick with each rule, and the rest as one likes.
 */
import { ITALIAN_DECK, type ItalianCard } from '../../cards/italian.ts';
import type { Seat } from '../../engine/rules.ts';
import { inOrder, LEARNER, type Lesson, type Step } from '../../lessons/lesson.ts';
import { rules } from './rules.ts';
import type { Move } from './state/moves.ts';
import type { Observation } from './state/observation.ts';
import type { Spizzichino } from './state/state.ts';

const BRUNA: Seat = 1;

/** As they lie, pile by pile, the top card first: the learner is to pick the first four. */
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

/** She follows with these while she can, and then with whatever fits. */
const PLAN: readonly ItalianCard[] = ['FD', '7D', '2C', 'RS', 'CD'];

const others = inOrder<Spizzichino>({
  [BRUNA]: [...PLAN, ...ITALIAN_DECK].map((card): Move => ({ type: 'play', card })),
});

const plays =
  (card: ItalianCard) =>
  (move: Move): boolean =>
    move.type === 'play' && move.card === card;

/** So many tricks are over, and the learner is to lead the next. */
function leadsAfter({ tricks, toAct, phase }: Observation, count: number): boolean {
  const over = tricks.filter(({ winner }) => winner !== null).length;
  return phase === 'play' && over === count && toAct.includes(LEARNER) && (tricks.at(-1)?.plays.length ?? 0) !== 1;
}

const declared = ({ declarations }: Observation): number => declarations.filter(({ seat }) => seat === LEARNER).length;

const STEPS: readonly Step<Spizzichino>[] = [
  { id: 'piles', rules: ['SP-5', 'SP-6'], when: ({ phase }) => phase === 'choosing' },
  {
    id: 'choose',
    rules: ['SP-6', 'SP-7'],
    at: [
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
    when: (seen) => seen.phase === 'play' && declared(seen) === 1,
    at: [{ card: '3D' }, { card: '2D' }, { card: '1D' }],
  },
  { id: 'tops', rules: ['SP-7', 'SP-13'], at: [{ zone: 'pile:0:0' }, { zone: 'pile:0:1' }] },
  { id: 'take', rules: ['SP-17'], at: [{ card: '3B' }], wants: (move) => move.type === 'take' && move.pile === 0 },
  {
    id: 'threes',
    rules: ['SP-8', 'SP-9', 'SP-10'],
    when: (seen) => declared(seen) === 2,
    at: [{ card: '1B' }],
  },
  {
    id: 'lead',
    rules: ['SP-2', 'SP-12'],
    when: (seen) => leadsAfter(seen, 0),
    at: [{ card: '3D' }],
    wants: plays('3D'),
  },
  {
    id: 'thirds',
    rules: ['SP-3', 'SP-15'],
    when: (seen) => leadsAfter(seen, 1) && seen.tricks[0]?.winner === LEARNER,
    at: [{ zone: 'taken:0' }],
  },
  { id: 'ace', rules: ['SP-3'], when: (seen) => leadsAfter(seen, 1), at: [{ card: '1D' }], wants: plays('1D') },
  { id: 'low', rules: ['SP-15'], when: (seen) => leadsAfter(seen, 2), at: [{ card: '4C' }], wants: plays('4C') },
  {
    id: 'follow',
    rules: ['SP-14'],
    when: ({ tricks }) => tricks.at(-1)?.plays.length === 1 && tricks.at(-1)?.plays[0]?.card === 'RS',
    at: [{ card: '3S' }],
    wants: plays('3S'),
  },
  {
    id: 'top',
    rules: ['SP-13', 'SP-16'],
    when: (seen) => leadsAfter(seen, 4),
    at: [{ card: '4D' }],
    wants: plays('4D'),
  },
  {
    id: 'alone',
    rules: ['SP-12', 'SP-18'],
    when: ({ tricks, phase }) => phase === 'play' && tricks.filter(({ winner }) => winner !== null).length === 5,
  },
  {
    id: 'last',
    rules: ['SP-3'],
    when: ({ tricks, phase }) => phase === 'play' && tricks.filter(({ winner }) => winner !== null).length === 19,
  },
  {
    id: 'score',
    rules: ['SP-19', 'SP-20', 'SP-21'],
    when: ({ phase }) => phase === 'scored' || phase === 'over',
  },
];

const lesson: Lesson<Spizzichino> = {
  rules,
  seats: 2,
  options: {},
  chance: [
    { type: 'dealer', seat: BRUNA },
    { type: 'deal', cards: PILES.flatMap((pile) => pile.toReversed()) },
  ],
  others,
  steps: STEPS,
};

export default lesson;
