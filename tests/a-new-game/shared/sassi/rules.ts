/** Sassi as the engine plays it. */
import type { Random } from '../../engine/random.ts';
import { type Refusal, refusal } from '../../engine/refusal.ts';
import type { GameEvent, Rules, Seat, Turn } from '../../engine/rules.ts';
import { shuffled } from '../../fair-shuffle/shuffle.ts';
import { type Chance, chanceSchema, type Move, moveSchema } from './moves.ts';
import { observe } from './observe.ts';
import { OPTIONS } from './options.ts';
import { resample } from './resample.ts';
import { pointsOf, result } from './score.ts';
import { initial, type Sassi, type State } from './state.ts';
import { HIGHEST, heightOf, inOrder, STONES, type Stone } from './stones.ts';

function toAct({ phase, turn }: State): Turn {
  if (turn !== null) return [turn];
  return phase === 'over' ? 'over' : 'chance';
}

/** SA-5: higher than the heap's top; anything where there is no heap (SA-6). */
function fits(stone: Stone, heap: readonly Stone[]): boolean {
  const top = heap.at(-1);
  return top === undefined || heightOf(stone) > heightOf(top);
}

function legalMoves({ turn, hands, heap }: State, seat: Seat): readonly Move[] {
  if (turn !== seat) return [];
  const stones = inOrder(hands[seat] ?? []).filter((stone) => fits(stone, heap));
  const lays = stones.map((stone): Move => ({ type: 'lay', stone }));
  return heap.length > 0 ? [...lays, { type: 'take' }] : lays;
}

function refuse({ turn, hands, heap }: State, seat: Seat, move: Move): Refusal | undefined {
  if (turn !== seat) return refusal('SA-4', 'not-your-turn');
  if (move.type === 'take') return heap.length > 0 ? undefined : refusal('SA-6', 'no-heap');
  if (!hands[seat]?.includes(move.stone)) return refusal('SA-5', 'not-yours', { stone: heightOf(move.stone) });
  if (!fits(move.stone, heap)) return refusal('SA-5', 'too-low', { stone: heightOf(move.stone) });
  return undefined;
}

function drawChance(_: State, random: Random): Chance {
  return { type: 'deal', cards: shuffled(STONES, random) };
}

function refuseChance(_: State, { cards }: Chance): Refusal | undefined {
  const count = new Set(cards).size;
  return count === HIGHEST ? undefined : refusal('SA-2', 'not-the-stones', { count });
}

function apply(state: State, event: GameEvent<Move, Chance>): void {
  switch (event.type) {
    case 'deal':
      deal(state, event.cards);
      break;
    case 'lay':
      lay(state, event.by, event.stone);
      break;
    case 'take':
      take(state, event.by);
      break;
  }
}

/** SA-3, SA-4: the first seat begins the first round, the next one the next. */
function deal(state: State, stones: readonly Stone[]): void {
  const each = state.options.hand;
  const seats = state.hands.length;
  const open = seats * each;
  state.hands = state.hands.map((_, seat) => stones.slice(seat * each, (seat + 1) * each));
  state.heap = stones.slice(open, open + 1);
  state.taken = state.taken.map(() => []);
  state.story = state.heap.map((stone) => ({ by: 'chance', type: 'deal', open: stone }));
  state.phase = 'turn';
  state.turn = state.rounds.length % seats;
}

function lay(state: State, seat: Seat, stone: Stone): void {
  state.hands = state.hands.map((hand, of) => (of === seat ? hand.filter((one) => one !== stone) : hand));
  state.heap.push(stone);
  state.story.push({ by: seat, type: 'lay', stone });
  if (state.hands[seat]?.length === 0) endRound(state);
  else state.turn = (seat + 1) % state.hands.length;
}

/** SA-6: who takes goes on at once, with any stone. */
function take(state: State, seat: Seat): void {
  state.story.push({ by: seat, type: 'take', count: state.heap.length });
  state.taken[seat]?.push(...state.heap);
  state.heap = [];
}

/** SA-7. */
function endRound(state: State): void {
  state.rounds.push(pointsOf(state));
  state.turn = null;
  state.phase = state.rounds.length < state.options.rounds ? 'deal' : 'over';
}

export const rules: Rules<Sassi> = {
  id: 'sassi',
  // SA-1.
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  moveSchema: moveSchema,
  chanceSchema: chanceSchema,
  // SA-3: no more than the stones there are.
  refuseOptions: ({ hand }, seats) =>
    hand * seats < HIGHEST ? undefined : refusal('SA-3', 'too-few-stones', { hand, seats }),
  initial,
  toAct,
  legalMoves,
  refuse,
  drawChance,
  refuseChance,
  apply,
  observe,
  resample,
  result,
  // A round ends with stones in hands that nobody has shown.
  isFullyRevealed: ({ phase }) => phase === 'over',
  startsNewSeal: ({ rounds }) => rounds.length > 0,
  scorePause: ({ phase, rounds }) => phase === 'deal' && rounds.length > 0,
};
