/**
 * A first deal of Briscola Chiamata. The learner holds the top of the spades and misses the queen; Carla has her, keeps
 * quiet, and gives herself away when a small trump is about to carry off an ace.
 */

import { FRENCH_DECK, type FrenchCard } from '../../cards/french.ts';
import { at } from '../../engine/at.ts';
import type { Seat } from '../../engine/rules.ts';
import { inOrder, type Lesson, type Step } from '../../lessons/lesson.ts';
import { rules } from './rules.ts';
import { LEAST_POINTS } from './state/cards.ts';
import type { Move } from './state/moves.ts';
import type { Observation } from './state/observation.ts';
import { clockwise, forehand, SEATS } from './state/seats.ts';
import type { Briscola } from './state/state.ts';

const [BRUNO, CARLA, DARIO, ELENA] = [1, 2, 3, 4] as const;
const DEALER: Seat = CARLA;

/** By seat; the others play theirs in this order. */
const HANDS: readonly (readonly FrenchCard[])[] = [
  ['AS', '10S', 'KS', 'JS', 'AH', '5D', '2C', '3H'],
  ['4C', '5C', '2S', '5H', '3S', '6C', '2D', 'JD'],
  ['3C', '10D', 'QS', '6H', 'KH', 'AD', '4D', 'JH'],
  ['KC', '6D', '2H', '10H', '4S', '3D', 'QC', 'JC'],
  ['10C', 'AC', '4H', 'QH', '5S', 'QD', '6S', 'KD'],
];

/** Dealt one at a time, from the dealer's left (BC-5). */
const CARDS: readonly FrenchCard[] = FRENCH_DECK.map((_, k) =>
  at(at(HANDS, clockwise(forehand(DEALER), k)), Math.floor(k / SEATS)),
);

/** Whoever wins an auction against the plan names spades, too. */
function planOf(seat: Seat, ...bids: Move[]): Move[] {
  const plays = at(HANDS, seat).map((card): Move => ({ type: 'play', card }));
  return [...bids, { type: 'pass' }, { type: 'trump', suit: 'S' }, ...plays];
}

const others = inOrder<Briscola>({
  [BRUNO]: planOf(BRUNO),
  [CARLA]: planOf(CARLA),
  [DARIO]: planOf(DARIO, { type: 'bid', rank: 'A' }),
  [ELENA]: planOf(ELENA, { type: 'bid', rank: 'K' }),
});

/** Cards in the trick that is the `count`th, once so many are there. */
function inTrick({ tricks }: Observation, count: number, cards: number): boolean {
  return tricks.length === count && tricks.at(-1)?.cards.length === cards;
}

/** The `count`th trick lies there whole. */
function isFull({ tricks }: Observation, count: number): boolean {
  return tricks.findLast(({ winner }) => winner !== null) === tricks[count - 1] && tricks[count - 1]?.winner != null;
}

const plays =
  (card: FrenchCard) =>
  (move: Move): boolean =>
    move.type === 'play' && move.card === card;

/** What the learner and Carla have taken together. */
function ours({ taken }: Observation): number {
  return at(taken, 0) + at(taken, CARLA);
}

const STEPS: readonly Step<Briscola>[] = [
  { id: 'hand', rules: ['BC-1', 'BC-4', 'BC-5'], when: ({ phase }) => phase === 'auction', at: [{ zone: 'hand:0' }] },
  { id: 'worth', rules: ['BC-2', 'BC-3'], at: [{ card: 'AS' }, { card: '10S' }] },
  {
    id: 'bids',
    rules: ['BC-6', 'BC-7'],
    when: ({ phase, calls }) => phase === 'auction' && calls.length === 2,
    at: [{ plate: DARIO }, { plate: ELENA }],
  },
  {
    id: 'bid',
    rules: ['BC-7', 'BC-8'],
    at: [{ button: { key: 'auction.rank', with: { rank: { key: 'rank', with: { rank: 'Q' } } } } }],
    wants: (move) => move.type === 'bid' && move.rank === 'Q',
  },
  {
    id: 'won',
    rules: ['BC-9', 'BC-17'],
    when: ({ phase, declarer }) => phase === 'trump' && declarer === 0,
    at: [{ slip: 'status' }],
  },
  {
    id: 'trump',
    rules: ['BC-11'],
    at: [{ button: { key: 'trump.suit', with: { suit: 'S' } } }],
    wants: (move) => move.type === 'trump' && move.suit === 'S',
  },
  {
    id: 'called',
    rules: ['BC-11', 'BC-16'],
    when: ({ phase, declarer, tricks }) => phase === 'play' && declarer === 0 && tricks.length <= 1,
    at: [{ slip: 'status' }],
  },
  { id: 'lead', rules: ['BC-12', 'BC-15'], at: [{ card: '2C' }], wants: plays('2C') },
  { id: 'highest', rules: ['BC-2', 'BC-14'], when: (seen) => isFull(seen, 1), at: [{ plate: ELENA }] },
  {
    id: 'trumped',
    rules: ['BC-13', 'BC-14'],
    when: (seen) => inTrick(seen, 2, 1),
    at: [{ card: 'JS' }],
    wants: plays('JS'),
  },
  { id: 'loaded', rules: ['BC-3'], when: (seen) => isFull(seen, 2) && seen.taken[0] === 23, at: [{ plate: CARLA }] },
  { id: 'ace', rules: ['BC-12'], when: (seen) => inTrick(seen, 3, 0), at: [{ card: 'AH' }], wants: plays('AH') },
  {
    id: 'unmasked',
    rules: ['BC-14', 'BC-16'],
    when: ({ teammate, tricks }) => teammate === CARLA && tricks.length === 3,
    at: [{ card: 'QS' }, { plate: CARLA }],
  },
  {
    id: 'take',
    rules: ['BC-14'],
    when: (seen) => inTrick(seen, 4, 3),
    at: [{ card: 'KS' }],
    wants: plays('KS'),
  },
  { id: 'top', rules: ['BC-14'], when: (seen) => inTrick(seen, 5, 0), at: [{ card: 'AS' }], wants: plays('AS') },
  {
    id: 'enough',
    rules: ['BC-17'],
    when: (seen) => seen.teammate === CARLA && seen.phase === 'play' && ours(seen) >= LEAST_POINTS,
    at: [{ slip: 'status' }],
  },
  { id: 'score', rules: ['BC-17', 'BC-18', 'BC-22'], when: ({ phase }) => phase === 'over' },
];

const lesson: Lesson<Briscola> = {
  rules,
  seats: SEATS,
  options: { deals: 1 },
  chance: [
    { type: 'dealer', seat: DEALER },
    { type: 'deal', cards: [...CARDS] },
  ],
  others,
  steps: STEPS,
};

export default lesson;
