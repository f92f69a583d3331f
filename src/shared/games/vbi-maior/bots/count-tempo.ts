/**
 * The mental count: from the last card it goes up steadily, and a card is played when the count
 * reaches its number. Equal tempos lay the cards in order without a word.
 */
import { numberOf } from '../../../cards/rome.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { Observation } from '../state/observation.ts';
import { cardsInDecks, isFree, lastNumber, toBeat } from './observation-queries.ts';

/** Tempo in ms per number: slower with more cards in personal decks. */
export const TEMPO_MS_PER_NUMBER = [
  { name: 'allegro', cards: 6, ms: 120 },
  { name: 'andante', cards: 14, ms: 200 },
  { name: 'adagio', cards: Number.POSITIVE_INFINITY, ms: 300 },
] as const;

/** Pause after a new card, in ms. */
export const NEW_CARD_PAUSE_MS = 300;

/** Max drift of the pace towards another's per card, and its bounds. */
const DRIFT = 0.3;
const SLOWEST = 4;
const FASTEST = 0.25;

/** The gap with half the weight of a very long one. */
const TELLING_GAP = 8;

export interface Count {
  readonly seat: Seat;
  /** The count at the last update; below the last card during the pause. */
  value: number;
  /** Factor on the tempo, learned from others. */
  pace: number;
  /** Time since the last card without pauses, in ms. */
  elapsed: number;
  /** The last update and its time, in ms. */
  seen: Observation | null;
  now: number;
  /** Updates the pace from the previous observation. */
  readonly learn: (count: Count, before: Observation, after: Observation) => number;
  /** By number, whether the count has passed it this turn. */
  passed: boolean[];
}

export function newCount(seat: Seat, learn: Count['learn'] = learnedPace): Count {
  return { seat, value: 0, pace: 1, elapsed: 0, seen: null, now: 0, learn, passed: [] };
}

/** Advances the count to an update, at `now` in ms. It stops while no race runs. */
export function advanceCount(count: Count, observation: Observation, now: number): void {
  const { seen } = count;
  if (seen && isRunning(seen)) {
    count.value += (now - count.now) / msPerNumber(count, seen);
    count.elapsed += now - count.now;
    count.pace = Math.min(SLOWEST, Math.max(FASTEST, count.learn(count, seen, observation)));
    for (let number = toBeat(seen) + 1; number < count.value; number++) count.passed[number] = true;
  }
  if (seen?.turn !== observation.turn) count.passed = [];
  if (!seen || restartsCount(seen, observation)) {
    count.value = toBeat(observation) - NEW_CARD_PAUSE_MS / msPerNumber(count, observation);
    count.elapsed = 0;
  }
  count.seen = observation;
  count.now = now;
}

/** Ms per number at this table and pace. */
export function msPerNumber({ pace }: Count, observation: Observation): number {
  return tempoOf(observation) * pace;
}

/** Ms per number at the standard tempo. */
export function tempoOf(observation: Observation): number {
  const cards = cardsInDecks(observation);
  return TEMPO_MS_PER_NUMBER.find((entry) => cards <= entry.cards)?.ms ?? 0;
}

function isRunning({ phase }: Observation): boolean {
  return phase === 'race' || phase === 'closing';
}

/** Whether a new last card, or none (Jupiter), restarts the count. */
function restartsCount(before: Observation, after: Observation): boolean {
  if (before.turn !== after.turn || before.area.at(-1)?.card !== after.area.at(-1)?.card) return true;
  return toBeat(after) < toBeat(before);
}

/** The pace after an event: drawn towards the player's, more so after longer gaps. */
function learnedPace({ seat, pace, elapsed }: Count, before: Observation, after: Observation): number {
  const laid = after.area.at(-1);
  if (!laid || after.area.length <= before.area.length || laid.seat === seat) return pace;
  const number = numberOf(laid.card);
  const gap = number - lastNumber(before);
  // A player without anyone to wait for didn't count.
  if (gap < 2 || elapsed <= NEW_CARD_PAUSE_MS || isFree(before, laid.seat, number)) return pace;
  const theirs = (elapsed - NEW_CARD_PAUSE_MS) / gap / tempoOf(before);
  const drift = (DRIFT * gap) / (gap + TELLING_GAP);
  return pace + drift * (theirs - pace);
}
