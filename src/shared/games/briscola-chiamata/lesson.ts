/**
 * A first deal of Briscola Chiamata. The learner has the top spades without the queen; Carla holds
 * her, hides, and reveals herself when a small trump would take an ace.
 */
import { FRENCH_DECK, type FrenchCard } from '../../cards/french.ts';
import { at } from '../../engine/collections.ts';
import type { Seat } from '../../engine/rules.ts';
import {
  everyFact,
  LEARNER,
  type Lesson,
  type LessonStep,
  scriptedChance,
  scriptedMoves,
} from '../../lessons/lesson.ts';
import { clockwise, forehand, MIN_BID_POINTS, pointsOf, SEATS } from './cards.ts';
import { rules } from './rules.ts';
import type { Briscola, Move, Observation, Trick } from './state.ts';

const [BRUNO, CARLA, DARIO, ELENA] = [1, 2, 3, 4] as const;
const DEALER: Seat = CARLA;

/** By seat, in order of play for the others. */
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

/** Another auction winner names spades, too. */
function planOf(seat: Seat, ...bids: Move[]): Move[] {
  const plays = at(HANDS, seat).map((card): Move => ({ type: 'play', card }));
  return [...bids, { type: 'pass' }, { type: 'trump', suit: 'S' }, ...plays];
}

const others = scriptedMoves<Briscola>({
  [BRUNO]: planOf(BRUNO),
  [CARLA]: planOf(CARLA),
  [DARIO]: planOf(DARIO, { type: 'bid', rank: 'A' }),
  [ELENA]: planOf(ELENA, { type: 'bid', rank: 'K' }),
});

const plays =
  (card: FrenchCard) =>
  (move: Move): boolean =>
    move.type === 'play' && move.card === card;

type Fact = (seen: Observation) => boolean;

/** The learner leads trick `count`. */
const leads =
  (count: number): Fact =>
  ({ phase, tricks, toAct }) =>
    phase === 'play' && tricks.length === count && tricks.at(-1)?.cards.length === 0 && toAct.includes(LEARNER);

/** The current trick has exactly these cards, led by this seat. */
const lie =
  (leader: Seat, ...cards: FrenchCard[]): Fact =>
  ({ tricks }) => {
    const trick = tricks.at(-1);
    return trick?.winner === null && trick.leader === leader && trick.cards.join() === cards.join();
  };

/** This seat took the last trick with this card for so many points. */
const took =
  (seat: Seat, card: FrenchCard, points: number): Fact =>
  ({ tricks }) => {
    const trick = tricks.findLast(({ winner }) => winner !== null);
    return trick?.winner === seat && cardOf(trick, seat) === card && pointsOf(trick.cards) === points;
  };

/** A seat played this card in trick `count`. */
const laid =
  (count: number, seat: Seat, card: FrenchCard): Fact =>
  ({ tricks }) => {
    const trick = tricks[count - 1];
    return trick !== undefined && cardOf(trick, seat) === card;
  };

/** A seat's card in a trick. */
function cardOf({ leader, cards }: Trick, seat: Seat): FrenchCard | undefined {
  return cards[(seat - leader + SEATS) % SEATS];
}

/** The learner won the auction with a queen. */
const bidsQueen: Fact = ({ declarer, bid }) => declarer === LEARNER && bid.rank === 'Q';
/** Spades are trump, and the queen's holder is the secret teammate. */
const callsQueen: Fact = ({ declarer, called }) => declarer === LEARNER && called === 'QS';
const isSecret: Fact = ({ teammate }) => teammate === null;
const isWithCarla: Fact = ({ teammate }) => teammate === CARLA;

/** Points of the learner and Carla. */
function ours({ taken }: Observation): number {
  return at(taken, LEARNER) + at(taken, CARLA);
}

const STEPS: readonly LessonStep<Briscola>[] = [
  {
    id: 'hand',
    rules: ['BC-1', 'BC-4', 'BC-5'],
    when: ({ phase }) => phase === 'auction',
    targets: [{ zone: 'hand:0' }],
  },
  { id: 'worth', rules: ['BC-2', 'BC-3'], targets: [{ card: 'AS' }, { card: '10S' }] },
  {
    id: 'bids',
    rules: ['BC-6', 'BC-7'],
    when: ({ phase, calls }) => phase === 'auction' && calls.length === 2,
    targets: [{ plate: DARIO }, { plate: ELENA }],
  },
  {
    id: 'bid',
    rules: ['BC-7', 'BC-8'],
    targets: [{ button: { key: 'auction.rank', with: { rank: { key: 'rank', with: { rank: 'Q' } } } } }],
    wants: (move) => move.type === 'bid' && move.rank === 'Q',
  },
  {
    id: 'won',
    rules: ['BC-9', 'BC-17'],
    when: ({ phase, declarer }) => phase === 'trump' && declarer === LEARNER,
    targets: [{ slip: 'status' }],
  },
  {
    id: 'trump',
    rules: ['BC-11'],
    isTrue: bidsQueen,
    targets: [{ button: { key: 'trump.suit', with: { suit: 'S' } } }],
    wants: (move) => move.type === 'trump' && move.suit === 'S',
  },
  {
    id: 'called',
    rules: ['BC-11', 'BC-16'],
    when: leads(1),
    isTrue: everyFact(callsQueen, isSecret),
    targets: [{ slip: 'status' }],
  },
  { id: 'lead', rules: ['BC-12', 'BC-15'], targets: [{ card: '2C' }], wants: plays('2C') },
  {
    id: 'highest',
    rules: ['BC-2', 'BC-14'],
    when: ({ tricks }) => tricks.length === 2,
    isTrue: everyFact(callsQueen, took(ELENA, '10C', 14)),
    targets: [{ plate: ELENA }],
  },
  {
    id: 'trumped',
    rules: ['BC-13', 'BC-14'],
    when: lie(ELENA, 'AC'),
    isTrue: callsQueen,
    targets: [{ card: 'JS' }],
    wants: plays('JS'),
  },
  {
    id: 'loaded',
    rules: ['BC-3'],
    when: leads(3),
    isTrue: everyFact(isSecret, took(LEARNER, 'JS', 23), laid(2, CARLA, '10D')),
    targets: [{ plate: CARLA }],
  },
  {
    id: 'ace',
    rules: ['BC-12'],
    when: leads(3),
    isTrue: everyFact(callsQueen, isSecret),
    targets: [{ card: 'AH' }],
    wants: plays('AH'),
  },
  {
    id: 'unmasked',
    rules: ['BC-14', 'BC-16'],
    when: lie(LEARNER, 'AH', '2S', 'QS'),
    isTrue: everyFact(callsQueen, isWithCarla),
    targets: [{ card: 'QS' }, { plate: CARLA }],
  },
  {
    id: 'take',
    rules: ['BC-14'],
    when: lie(CARLA, '6H', '10H', 'QH'),
    isTrue: callsQueen,
    targets: [{ card: 'KS' }],
    wants: plays('KS'),
  },
  {
    id: 'top',
    rules: ['BC-14'],
    when: leads(5),
    isTrue: everyFact(callsQueen, isWithCarla),
    targets: [{ card: 'AS' }],
    wants: plays('AS'),
  },
  {
    id: 'enough',
    rules: ['BC-17'],
    when: ({ phase }) => phase === 'play',
    isTrue: everyFact(bidsQueen, isWithCarla, (seen) => ours(seen) >= MIN_BID_POINTS),
    gaps: (seen) => ({ points: ours(seen) }),
    targets: [{ slip: 'status' }],
    endsGuidance: true,
  },
  {
    id: 'score',
    rules: ['BC-17', 'BC-18', 'BC-22'],
    when: ({ phase }) => phase === 'over',
    gaps: ({ scores: [score = 0] }) => ({ won: score > 0 ? 'yes' : 'no', score: Math.abs(score) }),
  },
];

const lesson: Lesson<Briscola> = {
  rules,
  seats: SEATS,
  options: { deals: 1 },
  chance: scriptedChance<Briscola>({ type: 'dealer', seat: DEALER }, { type: 'deal', cards: [...CARDS] }),
  opponents: others,
  steps: STEPS,
};

export default lesson;
