/** A bot of Vbi Maior: memory, count, timing, and its plans for each phase. */

import { type Curse, numberOf } from '../../../cards/rome.ts';
import type { BotMaker } from '../../../engine/bot.ts';
import { type Random, randomFraction } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { Choose, Move } from '../state/moves.ts';
import type { Observation } from '../state/observation.ts';
import type { VbiMaior } from '../state/state.ts';
import { advanceCount, type Count, msPerNumber, newCount } from './count-tempo.ts';
import { arrangeMove, fittingCards, type Memory, newMemory, remember } from './memory.ts';
import { lastNumber, toBeat } from './observation-queries.ts';

// Plans for each phase of a turn; levels differ in blessings and in the race.

// The order of curses a bot prefers (VM-10).

/** Silence hurts least, and a deck should be shuffled before cards are added. */
const CURSES_FIRST: readonly Curse[] = ['silentium', 'damnatio', 'barbari'];

function plannedVote({ observation }: Situation): PlannedMove | undefined {
  const curse = CURSES_FIRST.find((first) => observation.curses.some(({ card }) => card === first));
  return curse && { move: { type: 'vote', curse }, at: 'now' };
}

// Answers to its blessings' questions (VM-30).

/** The answer to a blessing's question. */
function plannedChoice(situation: Situation): PlannedMove | undefined {
  const choices = situation.moves.filter((move) => move.type === 'choose');
  const move = choices.find((choice) => isWanted(choice, situation)) ?? choices[0];
  return move && { move, at: 'now' };
}

/** Mercury to a seat that needs a look; Vesta against Barbarians; Venus about its own next card. */
function isWanted({ seat, card, number }: Choose, { observation, memory }: Situation): boolean {
  if (seat !== undefined) return (observation.decks[seat]?.loose ?? 0) > 0;
  if (card !== undefined) return card === 'barbari';
  const [next] = fittingCards(memory, lastNumber(observation));
  return next !== undefined && number === numberOf(next);
}

type Planner = (situation: Situation) => PlannedMove | undefined;

/** `blessing`: a blessing to play in the race or its close; `race`: other race moves. */
export function planByPhase({
  blessing,
  race,
}: {
  readonly blessing: Planner;
  readonly race: Planner;
}): BotStrategy['plan'] {
  return (situation) => {
    switch (situation.observation.phase) {
      case 'vote':
        return plannedVote(situation);
      case 'choose':
        return plannedChoice(situation);
      case 'closing':
        return blessing(situation) ?? { move: { type: 'done' }, at: 'now' };
      default:
        return blessing(situation) ?? race(situation);
    }
  };
}

/** What a bot decides from. */
export interface Situation {
  readonly seat: Seat;
  readonly observation: Observation;
  readonly moves: readonly Move[];
  readonly memory: Memory;
  readonly count: Count;
  readonly random: Random;
}

/** A plan: `at` a number of the count, or at once. */
export interface PlannedMove {
  readonly move: Move;
  readonly at: number | 'now';
}

/** A level's strategy. */
export interface BotStrategy {
  /** Counting error: standard deviation as a share of the gap. */
  readonly noise: number;
  /** Votes, choices and race moves; undefined waits. There is at least one move. */
  readonly plan: (situation: Situation) => PlannedMove | undefined;
  /** How it learns others' tempo; slowly by default. */
  readonly learner?: () => Count['learn'];
}

/** In ms: delay of moves without counting, and time per card to look before laying down. */
const IMMEDIATE_MS = { from: 120, spread: 100 };
const LOOK_MS = { from: 900, spread: 600, card: 500 };
const THINK_MS = { from: 800, spread: 1500 };

/** A pending plan. */
interface PendingPlan {
  readonly wish: string;
  /** Its start in ms, and its min delay. */
  readonly since: number;
  readonly delay: number;
  /** This time's counting error, as a share of the gap. */
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

/** When the plan is due, in ms on the bot's clock. */
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

/** An approximately standard normal number. */
export function approximateNormal(random: Random): number {
  return 2 * (randomFraction(random) + randomFraction(random) + randomFraction(random) - 1.5);
}
