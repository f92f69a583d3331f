/** How a bot of Vbi Maior sits at the table: it remembers, counts, and acts when its time has come. */
import type { BotMaker } from '../../../engine/bot.ts';
import { type Random, randomFraction } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { Move } from '../state/moves.ts';
import type { Observation } from '../state/observation.ts';
import type { VbiMaior } from '../state/state.ts';
import { advanceCount, type Count, msPerNumber, newCount } from './count-tempo.ts';
import { arrangeMove, type Memory, newMemory, remember } from './memory.ts';
import { toBeat } from './observation-queries.ts';

/** What a bot goes by. */
export interface Situation {
  readonly seat: Seat;
  readonly observation: Observation;
  readonly moves: readonly Move[];
  readonly memory: Memory;
  readonly count: Count;
  readonly random: Random;
}

/** What a bot wants: `at` a number of the count, or as soon as it has seen what there is to see. */
export interface PlannedMove {
  readonly move: Move;
  readonly at: number | 'now';
}

/** How one level plays. */
export interface BotStrategy {
  /** How far it counts wrong: the standard deviation, as a share of the gap. */
  readonly noise: number;
  /** Votes, choices, and cards in the race; nothing: it waits for others. There is at least one move. */
  readonly plan: (situation: Situation) => PlannedMove | undefined;
  /** How it learns another's tempo; slowly, where nothing is said. */
  readonly learner?: () => Count['learn'];
}

/** In ms: how soon one does what needs no counting, and how long one looks at each card before one lays them down. */
const IMMEDIATE_MS = { from: 120, spread: 100 };
const LOOK_MS = { from: 900, spread: 600, card: 500 };
const THINK_MS = { from: 800, spread: 1500 };

/** A wish that is being waited for. */
interface PendingPlan {
  readonly wish: string;
  /** When it arose, in ms, and how long after that it is due at the earliest. */
  readonly since: number;
  readonly delay: number;
  /** By what share of the gap one counts wrong this time. */
  readonly error: number;
}

export function botOf({ noise, plan: wish, learner }: BotStrategy): BotMaker<VbiMaior> {
  return (seat, random) => {
    const memory = newMemory(seat);
    const count = newCount(seat, learner?.());
    let waiting: PendingPlan | undefined;
    return {
      see({ observation, moves }, now) {
        remember(memory, observation);
        advanceCount(count, observation, now);
        const wanted = moves.length > 0 ? decide({ seat, observation, moves, memory, count, random }, wish) : undefined;
        if (!wanted) return undefined;
        const key = JSON.stringify([wanted, observation.phase, observation.area.length]);
        if (waiting?.wish !== key) {
          const error = noise * approximateNormal(random);
          waiting = { wish: key, since: now, delay: delayFor(observation, random), error };
        }
        return { move: wanted.move, after: Math.max(1, due(wanted, waiting, count, observation) - now) };
      },
    };
  };
}

function decide(situation: Situation, wish: BotStrategy['plan']): PlannedMove | undefined {
  const { hand, phase } = situation.observation;
  if (phase === 'arrange' && hand) return { move: arrangeMove(hand), at: 'now' };
  return wish(situation);
}

/** When the wish falls due, in ms on the bot's clock. */
function due(
  { at }: PlannedMove,
  { since, delay, error }: PendingPlan,
  count: Count,
  observation: Observation,
): number {
  const prompt = since + delay;
  if (at === 'now') return prompt;
  const gap = at - toBeat(observation);
  return Math.max(prompt, count.now + (at + gap * error - count.value) * msPerNumber(count, observation));
}

function delayFor({ phase, hand }: Observation, random: Random): number {
  const { from, spread } =
    phase === 'arrange' ? LOOK_MS : phase === 'vote' || phase === 'choose' ? THINK_MS : IMMEDIATE_MS;
  return from + (hand?.length ?? 0) * LOOK_MS.card + random.below(spread);
}

/** About a normal distribution around 0 with standard deviation 1. */
export function approximateNormal(random: Random): number {
  return 2 * (randomFraction(random) + randomFraction(random) + randomFraction(random) - 1.5);
}
