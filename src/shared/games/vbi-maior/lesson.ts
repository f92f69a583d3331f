/**
 * Three first turns of Vbi Maior: one card each and patience; two cards each and one too late;
 * three cards each with a blessing and a curse.
 */
import { isRome, numberOf, type VbiCard } from '../../cards/rome.ts';
import { at } from '../../engine/collections.ts';
import type { Seat } from '../../engine/rules.ts';
import { isSameData } from '../../engine/view.ts';
import { everyFact, LEARNER, type Lesson, type LessonStep, type OpponentScript } from '../../lessons/lesson.ts';
import { rules } from './rules.ts';
import type { Chance, Move } from './state/moves.ts';
import type { Observation } from './state/observation.ts';
import type { State, VbiMaior } from './state/state.ts';

const [BRUNO, CARLA] = [1, 2] as const satisfies readonly Seat[];

/** Dealt cards by turn and seat. */
const TURNS: readonly (readonly VbiCard[])[] = [
  ['R30', 'R12', 'R67'],
  ['R8', 'R55', 'R20', 'R60', 'R33', 'R77'],
  ['R15', 'R48', 'diana', 'R29', 'R52', 'R70', 'damnatio', 'R22', 'R81'],
];
const DAMNED: readonly VbiCard[] = ['R22', 'R81'];

/** The turn's deck with these cards on top. */
function shuffle(turn: number, { deck, table }: State): Chance {
  const top = at(TURNS, turn);
  const rest = [...deck, ...table.returned].filter((card) => !top.includes(card));
  return { type: 'shuffle', cards: [...top, ...rest] };
}

/** By turn, seat and cards left: the min last card before the seat plays. */
const PATIENCE: readonly Readonly<Record<Seat, Readonly<Record<number, number>>>>[] = [
  { [BRUNO]: { 1: 0 } },
  { [BRUNO]: { 2: 8, 1: 33 }, [CARLA]: { 2: 20 } },
  { [BRUNO]: { 3: 22 }, [CARLA]: { 2: 15 } },
];

/** A seat with enough patience plays; without cards of the learner, all do. */
const others: OpponentScript<VbiMaior> = (seat, moves, seen) => {
  const [first] = moves;
  if (first?.type !== 'turn-up') return first;
  const left = seen.decks[seat]?.size ?? 0;
  const due = PATIENCE[seen.turn - 1]?.[seat]?.[left] ?? Number.POSITIVE_INFINITY;
  const isAlone = (seen.decks[LEARNER]?.size ?? 0) === 0;
  return isAlone || lastOf(seen) >= due ? first : undefined;
};

/** The last card's number; 0 for none. */
function lastOf({ area }: Observation): number {
  const last = area.at(-1)?.card;
  return last && isRome(last) ? numberOf(last) : 0;
}

/** The turn, and pending questions, of a step. */
const during =
  (turn: number, phase: Observation['phase']) =>
  (seen: Observation): boolean =>
    seen.turn === turn && seen.phase === phase;

type Fact = (seen: Observation) => boolean;

/** Numbers laid this turn in order, whoever laid them. */
const laid =
  (...cards: readonly (readonly [Seat, number])[]): Fact =>
  ({ area }) =>
    isSameData(
      area.map(({ seat, card }) => [seat, numberOf(card)]),
      cards,
    );

/** The learner has so many cards left. */
const left =
  (count: number): Fact =>
  ({ decks }) =>
    decks[LEARNER]?.size === count;

/** The lowest card of each deck is face up. */
const shown =
  (...cards: readonly VbiCard[]): Fact =>
  ({ decks }) =>
    isSameData(
      decks.map(({ faceUp }) => faceUp.map(({ card }) => card)),
      cards.map((card) => [card]),
    );

const arranges = (move: Move): boolean => move.type === 'arrange';
const turnsUp =
  (place: number) =>
  (move: Move): boolean =>
    move.type === 'turn-up' && move.position === place;

const LAY = { button: { key: 'arrange.lay' } } as const;

const STEPS: readonly LessonStep<VbiMaior>[] = [
  { id: 'aim', rules: ['VM-2', 'VM-3'], when: during(1, 'arrange'), targets: [{ slip: 'status' }] },
  { id: 'card', rules: ['VM-5', 'VM-6', 'VM-7'], targets: [LAY], wants: arranges },
  { id: 'silence', rules: ['VM-13', 'VM-20'], when: during(1, 'race'), isTrue: laid(), targets: [{ zone: 'deck:0' }] },
  {
    id: 'mine',
    rules: ['VM-13', 'VM-14'],
    when: during(1, 'race'),
    isTrue: laid([BRUNO, 12]),
    targets: [{ card: 'R12' }, { zone: 'deck:0' }],
    wants: turnsUp(0),
  },
  {
    id: 'three',
    rules: ['VM-22', 'VM-23'],
    when: during(1, 'scored'),
    isTrue: ({ scores }) => scores[0]?.total === 3,
    targets: [{ slip: 'status' }],
  },
  { id: 'two', rules: ['VM-5', 'VM-6'], when: during(2, 'arrange'), targets: [LAY], wants: arranges },
  {
    id: 'first',
    rules: ['VM-14'],
    when: during(2, 'race'),
    isTrue: everyFact(laid(), left(2)),
    targets: [{ zone: 'deck:0' }],
    wants: turnsUp(0),
  },
  {
    id: 'late',
    rules: ['VM-14', 'VM-22'],
    when: during(2, 'race'),
    isTrue: everyFact(laid([LEARNER, 8], [BRUNO, 20], [CARLA, 33], [BRUNO, 60]), left(1)),
    targets: [{ card: 'R60' }, { zone: 'deck:0' }],
    wants: turnsUp(0),
  },
  {
    id: 'malus',
    rules: ['VM-22', 'VM-24'],
    when: ({ phase, scores }) => phase === 'scored' && (scores.at(-1)?.malus ?? 0) > 0,
    targets: [{ slip: 'status' }],
  },
  {
    id: 'special',
    rules: ['VM-6', 'VM-9', 'VM-30'],
    when: during(3, 'arrange'),
    targets: [LAY],
    wants: arranges,
  },
  {
    id: 'curse',
    rules: ['VM-9', 'VM-31'],
    when: ({ turn, returned }) => turn === 3 && returned.includes('damnatio'),
    targets: [{ plate: CARLA }],
  },
  {
    id: 'diana',
    rules: ['VM-13', 'VM-16', 'VM-30'],
    when: during(3, 'race'),
    isTrue: everyFact(laid(), left(3)),
    targets: [{ button: { key: 'race.fan' } }, { zone: 'deck:0' }],
    wants: turnsUp(2),
  },
  {
    id: 'shown',
    rules: ['VM-33'],
    when: during(3, 'race'),
    isTrue: everyFact(laid(), shown('R15', 'R29', 'R22')),
    targets: [{ card: 'R15' }],
    wants: turnsUp(0),
  },
  {
    id: 'wait',
    rules: ['VM-14'],
    when: during(3, 'race'),
    isTrue: everyFact(laid([LEARNER, 15], [CARLA, 22], [BRUNO, 29]), left(1)),
    targets: [{ card: 'R29' }, { zone: 'deck:0' }],
    wants: turnsUp(0),
  },
  {
    id: 'goal',
    rules: ['VM-17', 'VM-21', 'VM-24'],
    when: ({ turn, phase }) => (turn === 3 && phase === 'scored') || phase === 'over',
    gaps: ({ outcome, scores }) => ({ outcome: outcome ?? 'none', points: scores.at(-1)?.total ?? 0 }),
    targets: [{ slip: 'status' }],
  },
];

const lesson: Lesson<VbiMaior> = {
  rules,
  seats: 3,
  options: { difficulty: 'easy' },
  chance: (state, count) => (count < TURNS.length ? shuffle(count, state) : { type: 'muddle', cards: [...DAMNED] }),
  opponents: others,
  steps: STEPS,
};

export default lesson;
