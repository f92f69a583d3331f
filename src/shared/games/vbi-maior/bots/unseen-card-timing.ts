/**
 * Timing of an unknown card by dynamic programming over the count. Too early, it skips cards others
 * hold; too late, it doesn't fit; each costs the same.
 */
import { ROME_SIZE } from '../../../cards/rome.ts';
import { at } from '../../../engine/collections.ts';
import type { ExpectedCounts } from './unseen.ts';

/** A race's state. Costs in points. */
export interface RaceState {
  /** The number to beat. */
  readonly last: number;
  /** The count: players who count have no card from `last` to here. */
  readonly count: number;
  /** By number, Rome cards their owners know, in all decks. */
  readonly owned: ExpectedCounts;
  /** The cost of an out-of-order card, the number that loses the game, and that cost. */
  readonly late: number;
  readonly bearable: number;
  readonly loss: number;
}

/** The end of the count: after all others. */
export const END_OF_COUNT = ROME_SIZE + 1;

/** Numbers per step. */
const STEP = 3;
const LAST_STEP = Math.ceil(END_OF_COUNT / STEP);

/** Max out-of-order cards distinguished. */
const MOST_BEARABLE = 7;

/** Max skipped cards computed. */
const MOST_JUMPED = 6;

/** Smaller probabilities are ignored. */
const NEVER = 1e-4;

/** Cost of a blessing played by chance: it acts, but its point is lost. */
const BLESSING = 0.5;

/** Expected costs by bearable out-of-order cards, then by count. */
type Costs = readonly Float64Array[];

/** An outcome of one card: its number (0 for a blessing), probability, and remaining costs. */
interface Draw {
  readonly number: number;
  readonly share: number;
  readonly rest: Costs;
}

/**
 * The best count for one of several unseen cards, `END_OF_COUNT` to wait. `chance`: probability by
 * number; the rest are blessings.
 */
export function bestCountForUnseen(finely: RaceState, cards: number, chance: ExpectedCounts): number {
  const race = coarseRace(finely);
  const jumps = jumpsOf(race.owned);
  const drawsOf = (rest: Costs): Draw[] => {
    const draws = [...coarseNumbers(chance)].flatMap((share, number) => (share > 0 ? [{ number, share, rest }] : []));
    return [...draws, { number: 0, share: 1 - draws.reduce((sum, { share }) => sum + share, 0), rest }];
  };
  let rest = nothingLeft(race);
  for (let left = 1; left < cards; left++) rest = costsOf(race, drawsOf(rest), jumps);
  return bestCount(race, drawsOf(rest), jumps);
}

/**
 * The same for a shuffled deck of these numbers and so many blessings: cards known, order unknown.
 */
export function bestCountForShuffled(finely: RaceState, numbers: readonly number[], blessings: number): number {
  const race = coarseRace(finely);
  const jumps = jumpsOf(race.owned);
  const reckoned = new Map<string, Costs>();
  return bestCount(race, drawsOf(numbers.map(stepOf), blessings), jumps);

  function drawsOf(left: readonly number[], gods: number): Draw[] {
    const share = 1 / (left.length + gods);
    const draws = left.map((number) => ({
      number,
      share,
      rest: costs(left.toSpliced(left.indexOf(number), 1), gods),
    }));
    return gods > 0 ? [...draws, { number: 0, share: gods * share, rest: costs(left, gods - 1) }] : draws;
  }

  function costs(left: readonly number[], gods: number): Costs {
    const key = `${left} ${gods}`;
    const found =
      reckoned.get(key) ?? (left.length === 0 ? nothingLeft(race) : costsOf(race, drawsOf(left, gods), jumps));
    reckoned.set(key, found);
    return found;
  }
}

/** The race in coarse steps; cards in the last card's step are above it. */
function coarseRace(race: RaceState): RaceState {
  const { last, count, owned } = race;
  return { ...race, last: Math.floor(last / STEP), count: Math.floor(count / STEP), owned: coarseNumbers(owned) };
}

function coarseNumbers(numbers: ExpectedCounts): ExpectedCounts {
  const steps = new Float64Array(LAST_STEP + 1);
  for (const [number, share] of numbers.entries()) steps[stepOf(number)] = (steps[stepOf(number)] ?? 0) + share;
  return steps;
}

function stepOf(number: number): number {
  return Math.ceil(number / STEP);
}

function nothingLeft({ bearable, loss }: RaceState): Costs {
  return Array.from({ length: Math.min(bearable, MOST_BEARABLE) + 1 }, (_, bears) =>
    new Float64Array(LAST_STEP + 1).fill(bears === 0 ? loss : 0),
  );
}

/** Optimal costs, assuming the last number equals the count, as is usual with many cards. */
function costsOf(race: RaceState, draws: readonly Draw[], jumps: Jumps): Costs {
  const costs = nothingLeft(race);
  for (let bears = 1; bears < costs.length; bears++) {
    const of = at(costs, bears);
    of[LAST_STEP] = turnUpCost(race, draws, jumps, bears, LAST_STEP, LAST_STEP);
    for (let count = LAST_STEP - 1; count >= race.last; count--) {
      of[count] = Math.min(of[count + 1] ?? 0, turnUpCost(race, draws, jumps, bears, count, count));
    }
  }
  return costs;
}

/** The first count where playing costs no more than waiting. */
function bestCount(race: RaceState, draws: readonly Draw[], jumps: Jumps): number {
  const costs = costsOf(race, draws, jumps);
  const bears = costs.length - 1;
  const laid = at(costs, bears);
  let best = LAST_STEP;
  let least = turnUpCost(race, draws, jumps, bears, LAST_STEP, race.last);
  for (let count = LAST_STEP - 1; count >= Math.max(race.last, race.count); count--) {
    const comes = Math.min(1, race.owned[count + 1] ?? 0);
    const wait = comes * (laid[count + 1] ?? 0) + (1 - comes) * least;
    const turn = turnUpCost(race, draws, jumps, bears, count, race.last);
    if (turn <= wait) best = count;
    least = Math.min(turn, wait);
  }
  return Math.min(END_OF_COUNT, best * STEP);
}

/** The cost of playing now, with all that follows. */
function turnUpCost(
  { late }: RaceState,
  draws: readonly Draw[],
  jumps: Jumps,
  bears: number,
  count: number,
  last: number,
): number {
  let cost = 0;
  for (const { number, share, rest } of draws) {
    if (number === 0) cost += share * (BLESSING + costAt(rest, bears, count));
    else if (number <= last) cost += share * (late + costAt(rest, bears - 1, count));
    else if (number <= count) cost += share * costAt(rest, bears, count);
    else cost += share * jumpCost(late, rest, jumps, bears, count, number);
  }
  return cost;
}

/** The cost of a jump from the count to a number. */
function jumpCost(late: number, rest: Costs, jumps: Jumps, bears: number, count: number, number: number): number {
  const jump = jumpAt(count, number);
  let cost = 0;
  for (let over = 0; over <= MOST_JUMPED; over++) {
    const share = jumps[jump + over] ?? 0;
    if (share > NEVER) cost += share * (over * late + costAt(rest, Math.max(0, bears - over), number));
  }
  return cost;
}

function costAt(costs: Costs, bears: number, count: number): number {
  return at(costs, bears)[count] ?? 0;
}

/**
 * Probability of so many known cards between count and number, at `jumpAt`; the last includes more.
 */
type Jumps = Float64Array;

function jumpAt(count: number, number: number): number {
  return (count * (LAST_STEP + 1) + number) * (MOST_JUMPED + 1);
}

/** Poisson, by expectation. */
function jumpsOf(owned: ExpectedCounts): Jumps {
  const jumps = new Float64Array(jumpAt(LAST_STEP + 1, 0));
  for (let count = 0; count <= LAST_STEP; count++) {
    let mean = 0;
    for (let number = count + 1; number <= LAST_STEP; number++) {
      poisson(mean, jumps, jumpAt(count, number));
      mean += owned[number] ?? 0;
    }
  }
  return jumps;
}

function poisson(mean: number, into: Float64Array, from: number): void {
  let share = Math.exp(-mean);
  let left = 1;
  for (let k = 0; k < MOST_JUMPED; k++) {
    into[from + k] = share;
    left -= share;
    share *= mean / (k + 1);
  }
  into[from + MOST_JUMPED] = Math.max(0, left);
}
